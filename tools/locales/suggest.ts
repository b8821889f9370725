import { distance } from 'fastest-levenshtein';

/** The candidate that somebody who wrote `name` most likely meant, if one is near enough. */
export function suggest(name: string, candidates: Iterable<string>): string | undefined {
  const near = [...candidates]
    .map((candidate) => ({
      candidate,
      steps: slips(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ candidate, steps }) => steps <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.steps - b.steps);
  return near[0]?.candidate;
}

/** Letters to add, drop or change; two that only changed places are one slip and not two. */
function slips(one: string, other: string): number {
  const letters = (text: string) => [...text].sort().join('');
  return distance(one, other) / (letters(one) === letters(other) ? 2 : 1);
}
