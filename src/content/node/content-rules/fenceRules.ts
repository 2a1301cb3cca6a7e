import type { Code, Root } from 'mdast';
import type { ContentProblem } from '../../../base/shared/contentProblem';
import { CODE_LANGUAGES } from '../highlight';
import { isCode, lineOf, walk } from '../page';

const EXPECTED = `one of ${CODE_LANGUAGES.join(', ')}.`;

/** Other names of supported languages. */
const MEANT: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  zsh: 'bash',
  javascript: 'js',
  typescript: 'ts',
  jsonc: 'json',
  yml: 'yaml',
  text: 'bash',
};

function problemOf(fence: Code): ContentProblem | undefined {
  const { lang } = fence;
  if (CODE_LANGUAGES.some((known) => known === lang)) {
    return undefined;
  }
  const meant = typeof lang === 'string' ? MEANT[lang] : undefined;
  return {
    line: lineOf(fence),
    found: lang
      ? `Unknown language \`${lang}\` of a code block.`
      : 'A code block without language.',
    expected: EXPECTED,
    ...(meant !== undefined && { fix: `Use \`${meant}\`.` }),
  };
}

/**
 * Every code block must name its language, each by a single name, so that it can be highlighted and
 * checked.
 */
export function checkFences(root: Root): ContentProblem[] {
  return walk(root)
    .filter(isCode)
    .map(problemOf)
    .filter((problem) => problem !== undefined);
}
