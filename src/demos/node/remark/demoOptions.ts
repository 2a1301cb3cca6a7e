import * as z from 'zod';
import type { ContentProblem } from '../../../base/shared/contentProblem';
import { fieldProblems } from '../../../base/node/schema';
import { DEMO_BACKGROUNDS, type DemoOptions } from '../../shared/demo';
import type { LiteralAttribute, LiteralValue } from '../../../content/node/page';

/** The valid names of demos. The file is `Name.tsx`. */
export const DEMO_NAME = /^[A-Za-z]\w*$/;

const pixels = z.number().positive().optional();
const flag = z.boolean().optional().meta({ expected: 'the name alone, or {true} or {false}' });

const OPTIONS: Readonly<Record<'file' | keyof DemoOptions, z.ZodType>> = {
  file: z.string().regex(DEMO_NAME).meta({
    expected: 'the name of a demo beside the page without its extension, e.g. file="ColumnTypes"',
  }),
  bg: z
    .enum(DEMO_BACKGROUNDS)
    .optional()
    .meta({ expected: `one of ${DEMO_BACKGROUNDS.map((name) => `"${name}"`).join(', ')}` }),
  height: pixels.meta({ expected: 'pixels, e.g. height={400}' }),
  maxWidth: pixels.meta({ expected: 'pixels, e.g. maxWidth={600}' }),
  iframe: flag,
  hideToolbar: flag,
  defaultCodeOpen: flag,
  disableAd: flag,
  aliases: z
    .string()
    .regex(/^[\w-]+(?:[ /][\w-]+)*$/)
    .optional()
    .meta({
      expected:
        'other names of the demo in published links, e.g. aliases="behavior-button/MaterialDatePicker"',
    }),
};

/** In place of a value that isn't a literal; no option accepts it. */
const UNKNOWN_VALUE = null;

function optionProblems(values: ReadonlyMap<string, LiteralValue | undefined>): ContentProblem[] {
  const given = Object.fromEntries(
    Array.from(values, ([name, value]) => [name, value ?? UNKNOWN_VALUE]),
  );
  return fieldProblems(OPTIONS, given).map(({ name, kind, value, expected, fix }) => {
    const shown = value === UNKNOWN_VALUE ? '{…}' : `{${JSON.stringify(value)}}`;
    const found = {
      missing: '<Demo> does not say which demo.',
      unknown: `<Demo> has no option \`${name}\`.`,
      wrong: `<Demo> cannot take \`${name}=${shown}\`.`,
    }[kind];
    return { found, expected, fix };
  });
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
  return [...optionProblems(values), ...combinationProblems(values)];
}
