import type { ApiChangesData, ApiListedChange } from '../shared/apiChanges';
import type { Library } from './library';

export interface ChangesQuery {
  /** Majors, such as `v6`. By default, from the major before `to`, to the newest. */
  readonly from?: string;
  readonly to?: string;
  /** The product's URL segment: `data-grid`. */
  readonly product?: string;
  readonly component?: string;
}

export interface ComponentChange extends ApiListedChange {
  /** The major with the change. */
  readonly major: string;
  readonly product: string;
  readonly components: readonly string[];
}

const CHANGES_PAGE = /^api\/changes\/(v\d+)\/$/;

function numberOf(major: string): number {
  return Number(major.replace(/^v/, ''));
}

/**
 * The changes from one major to another, including all majors between them, newest first.
 *
 * @throws if one of the majors is unknown
 */
export async function listChanges(
  library: Library,
  query: ChangesQuery,
): Promise<ComponentChange[]> {
  const steps = (await library.pages())
    .flatMap(({ path, data }) => {
      const major = CHANGES_PAGE.exec(path)?.[1];
      return major && data ? [{ major, data }] : [];
    })
    .sort((a, b) => numberOf(b.major) - numberOf(a.major));
  const to = query.to ?? steps[0]?.major ?? '';
  const from = query.from ?? `v${numberOf(to) - 1}`;
  const chosen = steps.filter(
    ({ major }) => numberOf(major) > numberOf(from) && numberOf(major) <= numberOf(to),
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
      return flatten(changes, major, query);
    }),
  );
  return lists.flat();
}

function flatten(
  { products }: ApiChangesData,
  major: string,
  { product: wanted, component }: ChangesQuery,
): ComponentChange[] {
  return products
    .filter(({ product }) => !wanted || product === wanted)
    .flatMap(({ product, groups }) =>
      groups
        .filter(({ components }) => !component || components.includes(component))
        .flatMap(({ components, changes }) =>
          changes.map((change) => ({ major, product, components, ...change })),
        ),
    );
}
