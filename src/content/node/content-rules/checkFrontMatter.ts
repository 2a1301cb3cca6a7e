import type { ContentProblem } from '../../../base/shared/contentProblem';
import { fieldProblems } from '../../../base/node/schema';
import { lineOfKey } from '../page';
import { AUTHOR_KEYS, GENERATED_KEYS } from './frontMatterRules';

interface FrontMatterInput {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The whole file, to find the line of a key. */
  readonly text: string;
  /** Whether the build generated the page. */
  readonly isGenerated: boolean;
}

function show(value: unknown, isChoice: boolean): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const hasLimit = typeof value === 'string' && !isChoice;
  return hasLimit ? `\`${text}\` (${value.length} characters)` : `\`${text}\``;
}

/** Finds all problems in the front matter of a page. */
export function checkFrontMatter(input: FrontMatterInput): ContentProblem[] {
  const { frontMatter, text, isGenerated } = input;
  const keys = isGenerated ? { ...AUTHOR_KEYS, ...GENERATED_KEYS } : AUTHOR_KEYS;
  return fieldProblems(keys, frontMatter).map(({ name, kind, value, expected, fix, isChoice }) => {
    const found = {
      missing: `The front matter has no \`${name}\`.`,
      unknown: `The front matter has the unknown key \`${name}\`.`,
      wrong: `\`${name}\` is ${show(value, isChoice)}.`,
    }[kind];
    return { line: kind === 'missing' ? 1 : lineOfKey(text, name), found, expected, fix };
  });
}
