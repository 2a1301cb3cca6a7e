import type { ContentProblem } from '../../shared/contentProblem';

/** What the parser of YAML tells of a mistake; its lines are counted from 0, the first `---` being one. */
interface YamlMistake {
  readonly reason: string;
  readonly mark: { readonly line: number };
}

function isYamlMistake(error: unknown): error is Error & YamlMistake {
  return error instanceof Error && error.name === 'YAMLException' && 'mark' in error;
}

/** Tells a mistake in the syntax of the front matter; undefined for any other error. */
export function frontMatterProblem(error: unknown): ContentProblem | undefined {
  return isYamlMistake(error)
    ? {
        line: error.mark.line + 1,
        found: `The front matter is no valid YAML: ${error.reason}.`,
        expected: 'a `key: value` on each line.',
        fix: 'Put a value that holds `: ` or ` #`, or begins with a sign such as `@`, `[` or a backtick, into quotes.',
      }
    : undefined;
}
