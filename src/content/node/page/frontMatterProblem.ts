import type { ContentProblem } from '../../../base/shared/contentProblem';

/**
 * The parts of a YAML parser's error that matter here. Lines are counted from 0, starting with the
 * first `---`.
 */
interface YamlMistake {
  readonly reason: string;
  readonly mark: { readonly line: number };
}

function isYamlMistake(error: unknown): error is Error & YamlMistake {
  return error instanceof Error && error.name === 'YAMLException' && 'mark' in error;
}

/** Describes a syntax error in the front matter. Undefined for any other error. */
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

/**
 * The problem of front matter in another language than YAML, such as `---js`, which the parser would
 * run: reviewers read front matter as data. Undefined if there is none.
 *
 * @param text The whole file.
 */
export function languageProblem(text: string): ContentProblem | undefined {
  const [first = ''] = text.replace(/^\uFEFF/, '').split('\n', 1);
  // The parser reads a longer line of dashes as text.
  const language = /^---(?!-)(.*)$/s.exec(first)?.[1]?.trim() ?? '';
  return language === '' || language === 'yaml'
    ? undefined
    : {
        line: 1,
        found: `The front matter is written in \`${language}\`.`,
        expected: 'YAML: `---` alone on the first line, then a `key: value` on each line.',
        fix: 'Write the values as YAML. Code in front matter is never run.',
      };
}
