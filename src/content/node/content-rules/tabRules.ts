import type { Root } from 'mdast';
import type { ContentProblem } from '../../../base/shared/contentProblem';
import { PLANS } from '../../shared/plans';
import { PRODUCTS } from '../../shared/products';
import { isElement, lineOf, textAttribute, walk, type JsxElement } from '../page';

/**
 * Groups of tabs with their allowed values. A reader's choice is stored per group, so it only
 * applies to other pages if group and value are written the same everywhere.
 */
const TAB_GROUPS: Readonly<Record<string, readonly string[]>> = {
  plan: PLANS,
  'date-library': ['dayjs', 'date-fns', 'luxon', 'moment'],
  product: PRODUCTS.flatMap(({ apiSegment }) => apiSegment ?? []),
};

const GROUP_NAMES = Object.keys(TAB_GROUPS).join(', ');

function checkItem(item: JsxElement, group: string): ContentProblem[] {
  const value = textAttribute(item, 'value');
  const expected = TAB_GROUPS[group] ?? [];
  return value !== undefined && expected.includes(value)
    ? []
    : [
        {
          line: lineOf(item),
          found: `A tab of the group \`${group}\` has the value \`${value ?? ''}\`.`,
          expected: `one of ${expected.join(', ')}.`,
        },
      ];
}

/** Tabs with a group must use a known group and known values. Tabs without one store no choice. */
export function checkTabs(root: Root): ContentProblem[] {
  return walk(root)
    .filter((node) => isElement(node, 'Tabs'))
    .flatMap((tabs) => {
      const group = textAttribute(tabs, 'groupId');
      if (group === undefined) {
        return [];
      }
      if (!Object.hasOwn(TAB_GROUPS, group)) {
        return [
          {
            line: lineOf(tabs),
            found: `Tabs have the unknown group \`${group}\`.`,
            expected: `one of ${GROUP_NAMES}, so that a reader's choice carries over.`,
            fix: 'Leave `groupId` out where no other page offers the same choice.',
          },
        ];
      }
      return tabs.children
        .filter((child) => isElement(child, 'TabItem'))
        .flatMap((item) => checkItem(item, group));
    });
}
