import { distance } from 'fastest-levenshtein';

/** The candidate that somebody who wrote `name` most likely meant, if one is near enough. */
export function suggest(name: string, candidates: Iterable<string>): string | undefined {
  const near = [...candidates]
    .map((candidate) => ({
      candidate,
      steps: distance(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ candidate, steps }) => steps <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.steps - b.steps);
  return near[0]?.candidate;
}
