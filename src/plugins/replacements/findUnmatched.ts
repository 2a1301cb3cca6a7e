/** What a build is expected to contain. */
export interface Expectation {
  /** How the build's message names it. */
  readonly name: string;
  /** Whether a module, by its absolute path, meets the expectation. */
  readonly isMetBy: (module: string) => boolean;
}

/** Names of the expectations that no module meets. */
export function findUnmatched(
  expectations: readonly Expectation[],
  modules: Iterable<string>,
): readonly string[] {
  let waiting = expectations;
  for (const module of modules) {
    waiting = waiting.filter((expectation) => !expectation.isMetBy(module));
    if (waiting.length === 0) {
      break;
    }
  }
  return waiting.map(({ name }) => name);
}
