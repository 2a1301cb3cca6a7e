import type { Link, PhrasingContent, Table, TableCell, Text } from 'mdast';
import { inlineElement } from '../mdx-nodes';
import { includesPlan, PLAN_NAMES, type Plan } from '../../shared/plans';
import type { Feature } from '../../../search/shared/features';

const FEATURE_ORDER: readonly Plan[] = ['pro', 'premium', 'community'];

function text(value: string): Text {
  return { type: 'text', value };
}

function cell(...children: PhrasingContent[]): TableCell {
  return { type: 'tableCell', children };
}

/** Text with code in backticks. */
function withCode(note: string): PhrasingContent[] {
  return note
    .split('`')
    .map((value, index) => (index % 2 === 0 ? text(value) : { type: 'inlineCode', value }));
}

function namesOf(names: readonly string[]): PhrasingContent[] {
  return names.flatMap((value, index) => [
    ...(index === 0 ? [] : [text(', ')]),
    { type: 'inlineCode' as const, value },
  ]);
}

/** A line of its own below the name of a feature. */
function line(children: PhrasingContent[]): PhrasingContent[] {
  return children.length === 0 ? [] : [{ type: 'break' }, ...children];
}

/** Beside row headers, those of columns need their scope, too. */
function columnHeader(name: string): TableCell {
  return { ...cell(text(name)), data: { hProperties: { scope: 'col' } } };
}

function rowHeader(feature: Feature, link: Link): TableCell {
  const { names = [], note = '' } = feature;
  return {
    ...cell(link, ...line(namesOf(names)), ...line(note === '' ? [] : withCode(note))),
    data: { hName: 'th', hProperties: { scope: 'row' } },
  };
}

/** Features that differ between the plans come first, those of the cheaper plan before the others. */
function byPlan(features: readonly Feature[]): Feature[] {
  const rank = ({ plan }: Feature) => FEATURE_ORDER.indexOf(plan ?? 'community');
  return [...features].sort((a, b) => rank(a) - rank(b));
}

/**
 * A table with a row for each feature and a column for each plan. Its cells are narrow enough for
 * phones, so it isn't stacked there.
 */
export function featureTable(
  features: readonly Feature[],
  plans: readonly Plan[],
  linkTo: (feature: Feature) => Link,
): Table {
  return {
    type: 'table',
    data: { hProperties: { dataStacked: 'false' } },
    children: [
      {
        type: 'tableRow',
        children: [columnHeader('Feature'), ...plans.map((plan) => columnHeader(PLAN_NAMES[plan]))],
      },
      ...byPlan(features).map((feature) => ({
        type: 'tableRow' as const,
        ...(feature.plan && { data: { hProperties: { dataPlan: feature.plan } } }),
        children: [
          rowHeader(feature, linkTo(feature)),
          ...plans.map((plan) =>
            cell(
              inlineElement('FeatureMark', {
                included: String(includesPlan(plan, feature.plan ?? 'community')),
              }),
            ),
          ),
        ],
      })),
    ],
  };
}
