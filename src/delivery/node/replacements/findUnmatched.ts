/** A module that a build must contain. */
export interface Expectation {
  /** Its name in the error message. */
  readonly name: string;
  /** Whether a module, given by its absolute path, matches. */
  readonly isMetBy: (module: string) => boolean;
}

/** The names of expectations that no module matches. */
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
