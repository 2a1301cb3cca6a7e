import { groupBy } from '../../../base/shared/groupBy';
import { majorNumber } from '../../../versions/shared/versions';
import type { ApiChangesData, ApiListedChange } from '../../../api/shared/apiChanges';
import { apiPagesByName, findName, nearestNames } from './componentNames';
import type { Library } from './library';

export interface ChangesQuery {
  /** Majors, such as `v6`. By default, from the major before `to`, to the newest. */
  readonly from?: string;
  readonly to?: string;
  /** The product's URL segment: `data-grid`. */
  readonly product?: string;
  readonly component?: string;
}

/** The changes from one major to another: those that are known within what was asked for. */
export interface FoundChanges {
  readonly from: string;
  readonly to: string;
  /** The component as the lists write it. */
  readonly component?: string;
  readonly changes: readonly ComponentChange[];
}

export interface ComponentChange extends ApiListedChange {
  /** The major with the change. */
  readonly major: string;
  readonly product: string;
  readonly components: readonly string[];
}

const CHANGES_PAGE = /^api\/changes\/(v\d+)\/$/;

/**
 * The changes from one major to another, including all majors between them, newest first.
 *
 * @throws if one of the majors or the component is unknown
 */
export async function listChanges(library: Library, query: ChangesQuery): Promise<FoundChanges> {
  const steps = (await library.pages())
    .flatMap(({ path, data }) => {
      const major = CHANGES_PAGE.exec(path)?.[1];
      return major && data ? [{ major, data }] : [];
    })
    .sort((a, b) => majorNumber(b.major) - majorNumber(a.major));
  const to = query.to ?? steps[0]?.major ?? '';
  const from = query.from ?? `v${majorNumber(to) - 1}`;
  const chosen = steps.filter(
    ({ major }) => majorNumber(major) > majorNumber(from) && majorNumber(major) <= majorNumber(to),
  );
  if (chosen.length === 0) {
    const known = steps.map(({ major }) => major).join(', ');
    throw new Error(
      `No changes are known from ${from} to ${to}. Expected a later major in \`to\`; changes are known into ${known || 'no major'}.`,
    );
  }
  const lists = await Promise.all(
    chosen.map(async ({ major, data }) => {
      const changes = JSON.parse(await library.read(data)) as ApiChangesData;
      return flatten(changes, major);
    }),
  );
  const all = lists.flat();
  const component =
    query.component === undefined ? undefined : await knownComponent(library, query.component, all);
  const changes = all.filter(
    ({ product, components }) =>
      (!query.product || product === query.product) &&
      (component === undefined || components.includes(component)),
  );
  const [first, last] = [chosen.at(-1), chosen[0]];
  return {
    from: `v${majorNumber(first?.major ?? '') - 1}`,
    to: last?.major ?? to,
    changes,
    ...(component !== undefined && { component }),
  };
}

/**
 * The name of a component that has changes or a page, in the right case.
 *
 * @throws an error that names the nearest ones if nothing has this name
 */
async function knownComponent(
  library: Library,
  given: string,
  changes: readonly ComponentChange[],
): Promise<string> {
  const names = new Set([
    ...changes.flatMap(({ components }) => components),
    ...apiPagesByName(await library.pages()).keys(),
  ]);
  const found = findName(given, names);
  if (found === undefined) {
    throw new Error(
      `${given} is no component or interface of these majors. ${nearestNames(given, names)}`,
    );
  }
  return found;
}

function flatten({ products }: ApiChangesData, major: string): ComponentChange[] {
  return products.flatMap(({ product, groups }) =>
    groups.flatMap(({ components, changes }) =>
      changes.map((change) => ({ major, product, components, ...change })),
    ),
  );
}

/** The number of changes in each major and product, for lists that are too long. */
export function countChanges(changes: readonly ComponentChange[]): string {
  return [...groupBy(changes, ({ major, product }) => `${major}, ${product}`)]
    .map(([key, list]) => {
      const components = new Set(list.flatMap((change) => change.components));
      return `- ${key}: ${list.length} changes of ${components.size} components`;
    })
    .join('\n');
}
