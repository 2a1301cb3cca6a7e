import type { PaidPlan } from '../../../content/shared/plans';
import { selectorsFile } from '../../shared/apiCatalogs';
import type { ApiMember, ApiSelector, ApiTypeText } from '../../shared/apiModel';
import type { ApiEventsData, ApiObjectData, ApiSelectorsData } from '../../shared/apiPage';
import { definitionsFor } from './definitionsFor';
import { EVENT_DESCRIPTIONS } from './eventDescriptions';
import { deprecation, pageMember } from './members';
import type { PageContext } from './pageContext';
import { SELECTOR_DESCRIPTIONS } from './selectorDescriptions';

function objectData(name: string, members: ApiMember[], context: PageContext): ApiObjectData {
  return {
    name,
    members: members.map((member) => ({
      ...pageMember(member, name, context),
      ...context.findReleases?.(context.product, 'method', member.name),
    })),
    definitions: definitionsFor(
      members.map(({ type }) => type),
      context,
    ),
  };
}

const PLAN_COMPONENTS = [
  { name: 'DataGrid', plans: [undefined] },
  { name: 'DataGridPro', plans: [undefined, 'pro'] },
  { name: 'DataGridPremium', plans: [undefined, 'pro', 'premium'] },
] as const;

/** The grids that include a plan's features. */
function gridsWith(plan: PaidPlan | undefined, { model }: PageContext): string[] {
  return PLAN_COMPONENTS.filter(
    ({ name, plans }) =>
      model.components[name] !== undefined && plans.some((candidate) => candidate === plan),
  ).map(({ name }) => name);
}

function eventsData(context: PageContext): ApiEventsData {
  const { events } = context.model;
  return {
    events: events.map(({ deprecated, description, ...event }) => ({
      ...event,
      firedBy: gridsWith(event.plan, context),
      description: context.richText(EVENT_DESCRIPTIONS[event.name] ?? description),
      deprecated: deprecation(deprecated, context),
      ...context.findReleases?.(context.product, 'event', event.name),
    })),
    definitions: definitionsFor(
      events.flatMap(({ event, params }) => [params, event]),
      context,
    ),
  };
}

/** The signature with parameter names: `(apiRef, id: GridRowId) => GridTreeNode`. */
function selectorSignature({ params = [], returnType }: ApiSelector): ApiTypeText {
  return [
    '(apiRef',
    ...params.flatMap(({ name, type = [] }): ApiTypeText => [`, ${name}: `, ...type]),
    ') => ',
    ...returnType,
  ];
}

function selectorsData(selectors: readonly ApiSelector[], context: PageContext): ApiSelectorsData {
  const signatures = selectors.map(selectorSignature);
  return {
    selectors: selectors.map(({ category, deprecated, description, name, plan }, index) => ({
      name,
      category,
      plan,
      signature: signatures[index] ?? [],
      description: context.richText(SELECTOR_DESCRIPTIONS[name] ?? description),
      deprecated: deprecation(deprecated, context),
      ...context.findReleases?.(context.product, 'selector', name),
    })),
    definitions: definitionsFor(signatures, context),
  };
}

/** All selectors, and those of each feature, so that a guide loads only its own. */
function selectorCatalogs(context: PageContext): [string, object][] {
  const { selectors } = context.model;
  const categories = [...new Set(selectors.flatMap(({ category }) => category ?? []))];
  return [
    ['selectors', selectorsData(selectors, context)],
    ...categories.map((category): [string, object] => [
      selectorsFile(category),
      selectorsData(
        selectors.filter((selector) => selector.category === category),
        context,
      ),
    ]),
  ];
}

/**
 * The data of the lists in guides: the parts of the API object, the events, and the selectors. Each
 * is a separate file below `catalogs`, so that a page loads only what it shows.
 */
export function createCatalogs(context: PageContext): Map<string, object> {
  const { events, objects, selectors } = context.model;
  return new Map<string, object>([
    ...objects.map(({ members, name }): [string, object] => [
      `objects/${name}`,
      objectData(name, members, context),
    ]),
    ...(events.length > 0 ? ([['events', eventsData(context)]] as const) : []),
    ...(selectors.length > 0 ? selectorCatalogs(context) : []),
  ]);
}
