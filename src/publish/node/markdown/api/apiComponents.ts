import type { ApiChangesData, ApiMigrationData } from '../../../../api/shared/apiChanges';
import type {
  ApiEventsData,
  ApiIndexData,
  ApiIndexEntry,
  ApiObjectData,
  ApiPageData,
  ApiSelectorsData,
} from '../../../../api/shared/apiPage';
import { historyText, migrationTable, productChangesText, releasesText } from './changes';
import {
  classesTable,
  described,
  inheritedText,
  membersTable,
  planMark,
  slotsTable,
} from './members';
import { guidesText, overviewText } from './overview';
import { table } from './table';
import { namesIn, withTypes } from './types';
import { code, richToLine, type ResolveHref } from './text';
import { plainType } from '../../../../api/shared/typeText';

function deprecationText({ deprecated }: ApiPageData, resolve: ResolveHref): string {
  return deprecated ? `> **Deprecated** ${richToLine(deprecated, resolve)}`.trimEnd() : '';
}

function indexList(entries: readonly ApiIndexEntry[], resolve: ResolveHref): string {
  return entries
    .map(({ name, route, plan, deprecated, since }) => {
      const mark = `${deprecated ? ' (deprecated)' : ''}${since ? ` (since ${since})` : ''}`;
      return `- [${name}](${resolve(route)})${planMark(plan)}${mark}`;
    })
    .join('\n');
}

function hooksText({ definitions, hooks }: ApiIndexData, resolve: ResolveHref): string {
  const list = hooks
    .map((hook) => {
      const head = `- ${code(hook.name + plainType(hook.signature))}${planMark(hook.plan)}`;
      return `${head} from ${code(hook.import)}. ${described(hook, resolve)}`.trim();
    })
    .join('\n');
  return withTypes(
    list,
    hooks.map(({ signature }) => signature),
    definitions,
    resolve,
  );
}

function membersText(
  { definitions, members }: Pick<ApiObjectData, 'definitions' | 'members'>,
  resolve: ResolveHref,
): string {
  return withTypes(
    membersTable(members, resolve),
    members.map(({ type }) => type),
    definitions,
    resolve,
  );
}

function slotsText({ definitions, members, slots = [] }: ApiPageData, resolve: ResolveHref) {
  const known = new Set(namesIn(members.map(({ type }) => type)));
  const others = Object.entries(definitions).filter(([name]) => !known.has(name));
  return withTypes(
    slotsTable(slots, resolve),
    slots.map(({ props }) => props),
    Object.fromEntries(others),
    resolve,
  );
}

function eventsText({ definitions, events }: ApiEventsData, resolve: ResolveHref): string {
  const text = table(
    ['Event', 'Parameters', 'Event object', 'Prop', 'Fired by', 'Preventable', 'Description'],
    events.map(({ name, params, event, componentProp, firedBy, preventable, ...more }) => [
      code(name),
      params ? code(plainType(params)) : '',
      event ? code(plainType(event)) : '',
      componentProp ? code(componentProp) : '',
      firedBy.map(code).join(', '),
      preventable ? 'yes' : '',
      described(more, resolve),
    ]),
  );
  const types = events.flatMap(({ event, params }) => [params, event]);
  return withTypes(text, types, definitions, resolve);
}

function selectorsText({ definitions, selectors }: ApiSelectorsData, resolve: ResolveHref): string {
  const text = table(
    ['Selector', 'Signature', 'Category', 'Description'],
    selectors.map(({ name, plan, signature, category = '', ...more }) => [
      `${code(name)}${planMark(plan)}`,
      code(plainType(signature)),
      category,
      described(more, resolve),
    ]),
  );
  return withTypes(
    text,
    selectors.map(({ signature }) => signature),
    definitions,
    resolve,
  );
}

/** The attributes of the component that select its data. */
export interface ApiComponentOptions {
  readonly product?: string;
}

/** The Markdown of a part of an API page, by the name of its component. */
export function apiComponent(
  name: string,
  data: unknown,
  resolve: ResolveHref,
  options: ApiComponentOptions = {},
): string | undefined {
  const page = data as ApiPageData;
  switch (name) {
    case 'Api.Deprecation':
      return deprecationText(page, resolve);
    case 'Api.Overview':
      return overviewText(page, resolve);
    case 'Api.Guides':
      return guidesText(page, resolve);
    case 'Api.Members':
      return membersText(page, resolve);
    case 'Api.Inherited':
      return inheritedText(page.inherited ?? [], resolve);
    case 'Api.Slots':
      return slotsText(page, resolve);
    case 'Api.Classes':
      return classesTable(page.classes ?? [], resolve);
    case 'Api.IndexList':
      return indexList(data as ApiIndexEntry[], resolve);
    case 'Api.IndexHooks':
      return hooksText(data as ApiIndexData, resolve);
    case 'Api.Releases':
      return releasesText(page);
    case 'Api.History':
      return historyText(page, resolve);
    case 'Api.ProductChanges':
      return productChangesText(data as ApiChangesData, options.product, resolve);
    case 'ApiChanges':
      return migrationTable(data as ApiMigrationData, resolve);
    case 'ApiObject':
      return membersText(data as ApiObjectData, resolve);
    case 'ApiEvents':
      return eventsText(data as ApiEventsData, resolve);
    case 'ApiSelectors':
      return selectorsText(data as ApiSelectorsData, resolve);
    default:
      return undefined;
  }
}
