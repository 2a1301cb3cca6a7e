import type { ContentProblem } from '../../../base/shared/contentProblem';
import { AUTHOR_KEYS, GENERATED_KEYS, type FrontMatterRule } from './frontMatterRules';
import { didYouMean } from '../../../base/node/author-errors';
import { lineOfKey } from '../page';

interface FrontMatterInput {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The whole file, to find the line of a key. */
  readonly text: string;
  /** Whether the build generated the page. */
  readonly isGenerated: boolean;
}

function show(value: unknown, { values }: FrontMatterRule): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const hasLimit = typeof value === 'string' && values === undefined;
  return hasLimit ? `\`${text}\` (${value.length} characters)` : `\`${text}\``;
}

/** Finds all problems in the front matter of a page. */
export function checkFrontMatter(input: FrontMatterInput): ContentProblem[] {
  const { frontMatter, text, isGenerated } = input;
  const rules: Readonly<Record<string, FrontMatterRule>> = isGenerated
    ? { ...AUTHOR_KEYS, ...GENERATED_KEYS }
    : AUTHOR_KEYS;

  const missing = Object.entries(rules)
    .filter(([key, rule]) => rule.required && frontMatter[key] === undefined)
    .map(([key, { expected, fix }]) => ({
      line: 1,
      found: `The front matter has no \`${key}\`.`,
      expected: `${expected}.`,
      fix,
    }));

  const wrong = Object.entries(frontMatter).flatMap(([key, value]): ContentProblem[] => {
    const line = lineOfKey(text, key);
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    if (rule === undefined) {
      return [
        {
          line,
          found: `The front matter has the unknown key \`${key}\`.`,
          expected: `one of ${Object.keys(rules).join(', ')}.`,
          fix: didYouMean(key, Object.keys(rules)),
        },
      ];
    }
    if (rule.accepts(value)) {
      return [];
    }
    const fix = rule.values ? didYouMean(String(value), rule.values) : rule.fix;
    return [
      { line, found: `\`${key}\` is ${show(value, rule)}.`, expected: `${rule.expected}.`, fix },
    ];
  });

  return [...missing, ...wrong];
}
