import leven from 'leven';

const MAX_SUGGESTIONS = 3;
/** Names that differ in more letters aren't suggested. */
const MAX_DISTANCE = 1 / 3;

/** The most similar names, nearest first. */
export function nearestNames(name: string, candidates: Iterable<string>): string[] {
  const wanted = name.toLowerCase();
  return [...candidates]
    .map((candidate) => ({
      candidate,
      distance: leven(wanted, candidate.toLowerCase()) / Math.max(wanted.length, candidate.length),
    }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ candidate }) => candidate);
}

/** ``Did you mean `title` or `text`?``, or empty without suggestions. */
export function question(suggestions: readonly string[]): string | undefined {
  const quoted = suggestions.map((suggestion) => `\`${suggestion}\``);
  return quoted.length === 0 ? undefined : `Did you mean ${quoted.join(' or ')}?`;
}

/**
 * ``Did you mean `title`?``, or empty if no name is similar.
 *
 * @param write Formats the suggestion as written in the page. Default: unchanged.
 */
export function didYouMean(
  name: string,
  candidates: Iterable<string>,
  write: (candidate: string) => string = (candidate) => candidate,
): string | undefined {
  return question(nearestNames(name, candidates).map(write));
}
