import { distance } from 'fastest-levenshtein';

/** The candidate that `name` is most likely a misspelling of, if one is near enough. */
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

/** The edit distance; swapping two neighbouring letters counts as one edit. */
function slips(one: string, other: string): number {
  const letters = (text: string) => [...text].sort().join('');
  return distance(one, other) / (letters(one) === letters(other) ? 2 : 1);
}
