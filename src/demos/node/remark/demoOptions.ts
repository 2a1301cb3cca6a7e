import type { ContentProblem } from '../../../base/shared/contentProblem';
import { DEMO_BACKGROUNDS, type DemoOptions } from '../../shared/demo';
import { didYouMean } from '../../../base/node/author-errors';
import type { LiteralAttribute, LiteralValue } from '../../../content/node/page';

interface OptionRule {
  readonly accepts: (value: LiteralValue) => boolean;
  readonly expected: string;
}

/** The valid names of demos. The file is `Name.tsx`. */
export const DEMO_NAME = /^[A-Za-z]\w*$/;

const isPositiveNumber = (value: LiteralValue) => typeof value === 'number' && value > 0;

const FLAG: OptionRule = {
  accepts: (value) => typeof value === 'boolean',
  expected: 'the name alone, or {true} or {false}',
};

const RULES: Readonly<Record<'file' | keyof DemoOptions, OptionRule>> = {
  file: {
    accepts: (value) => typeof value === 'string' && DEMO_NAME.test(value),
    expected: 'the name of a demo beside the page without its extension, e.g. file="ColumnTypes"',
  },
  bg: {
    accepts: (value) => DEMO_BACKGROUNDS.some((background) => background === value),
    expected: `one of ${DEMO_BACKGROUNDS.map((name) => `"${name}"`).join(', ')}`,
  },
  height: { accepts: isPositiveNumber, expected: 'pixels, e.g. height={400}' },
  maxWidth: { accepts: isPositiveNumber, expected: 'pixels, e.g. maxWidth={600}' },
  iframe: FLAG,
  hideToolbar: FLAG,
  defaultCodeOpen: FLAG,
  disableAd: FLAG,
  aliases: {
    accepts: (value) => typeof value === 'string' && /^[\w-]+(?:[ /][\w-]+)*$/.test(value),
    expected:
      'other names of the demo in published links, e.g. aliases="behavior-button/MaterialDatePicker"',
  },
};

type OptionName = keyof typeof RULES;

function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(RULES, name);
}

function show(value: LiteralValue | undefined): string {
  return value === undefined ? '{…}' : `{${JSON.stringify(value)}}`;
}

function problemOf({ name, value }: LiteralAttribute): ContentProblem | undefined {
  if (!isOptionName(name)) {
    return {
      found: `<Demo> has no option \`${name}\`.`,
      expected: `one of ${Object.keys(RULES).join(', ')}.`,
      fix: didYouMean(name, Object.keys(RULES)),
    };
  }
  if (value === undefined || !RULES[name].accepts(value)) {
    return {
      found: `<Demo> cannot take \`${name}=${show(value)}\`.`,
      expected: `${RULES[name].expected}.`,
    };
  }
  return undefined;
}

function combinationProblems(
  values: ReadonlyMap<string, LiteralValue | undefined>,
): ContentProblem[] {
  const hideToolbar = values.get('hideToolbar');
  const problems: ContentProblem[] = [];
  if (hideToolbar === false) {
    problems.push({
      found: '<Demo> has `hideToolbar={false}`.',
      fix: 'Leave `hideToolbar` out: the toolbar is shown by default.',
    });
  }
  for (const name of ['defaultCodeOpen', 'disableAd']) {
    if (hideToolbar === true && values.get(name) === true) {
      problems.push({
        found: `<Demo> has both \`hideToolbar\` and \`${name}\`.`,
        fix: `Leave one of them out: without a toolbar there is no code, so \`${name}\` has nothing to act on.`,
      });
    }
  }
  return problems;
}

/** Finds all problems in the attributes of a `<Demo>`. */
export function checkDemoOptions(attributes: readonly LiteralAttribute[]): ContentProblem[] {
  const values = new Map(attributes.map(({ name, value }) => [name, value]));
  const single = attributes.map(problemOf).filter((problem) => problem !== undefined);
  const missing: ContentProblem[] = values.has('file')
    ? []
    : [{ found: '<Demo> does not say which demo.', expected: `${RULES.file.expected}.` }];
  return [...missing, ...single, ...combinationProblems(values)];
}
