import type { ApiMember } from '../../../shared/apiModel';
import type { ApiEventsData, ApiObjectData, ApiSelectorsData } from '../../../shared/apiPage';
import { definitionsFor } from './definitionsFor';
import { deprecation, pageMember } from './members';
import type { PageContext } from './pageContext';

/** Leaves out what is not known. */
function known<T extends object>(facts: T): T {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as T;
}

function objectData(
  name: string,
  members: ApiMember[],
  description: string,
  context: PageContext,
): ApiObjectData {
  return known<ApiObjectData>({
    name,
    description: context.richText(description),
    members: members.map((member) => pageMember(member, name, context)),
    definitions: definitionsFor(
      members.map(({ type }) => type),
      context,
    ),
  });
}

function eventsData(context: PageContext): ApiEventsData {
  const { events } = context.model;
  return {
    events: events.map(({ deprecated, description, ...event }) =>
      known({
        ...event,
        description: context.richText(description),
        deprecated: deprecation(deprecated, context),
      }),
    ),
    definitions: definitionsFor(
      events.flatMap(({ event, params }) => [params, event]),
      context,
    ),
  };
}

function selectorsData(context: PageContext): ApiSelectorsData {
  const { selectors } = context.model;
  return {
    selectors: selectors.map(({ deprecated, description, ...selector }) =>
      known({
        ...selector,
        description: context.richText(description),
        deprecated: deprecation(deprecated, context),
      }),
    ),
    definitions: definitionsFor(
      selectors.map(({ returnType }) => returnType),
      context,
    ),
  };
}

/**
 * Data of the lists that guides show: the parts of the API object, the events and the selectors.
 * Each is a file of its own below `catalogs`, so that a page loads only what it shows.
 */
export function createCatalogs(context: PageContext): Map<string, object> {
  const { events, objects, selectors } = context.model;
  return new Map<string, object>([
    ...objects.map(({ description, members, name }): [string, object] => [
      `objects/${name}`,
      objectData(name, members, description, context),
    ]),
    ...(events.length > 0 ? ([['events', eventsData(context)]] as const) : []),
    ...(selectors.length > 0 ? ([['selectors', selectorsData(context)]] as const) : []),
  ]);
}
