/** Long enough for a phone to come out of a gap, short enough not to look stuck. */
const pause = 800;

/** Fetches something, and once more if that fails. */
export async function again<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return attempt();
  }
}
