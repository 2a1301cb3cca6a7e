import { PAID_PLANS, type PaidPlan } from '../../content/shared/plans';
import { groupBy } from '../../base/shared/groupBy';
import type {
  ApiComponent,
  ApiHook,
  ApiInterface,
  ApiModel,
  ApiProduct,
  ApiProductModel,
} from '../../api/shared/apiModel';
import { apiRoute, kebabCase, memberAnchor, slotPropsRoute } from '../../api/shared/apiNames';
import { entryMembers } from '../../api/shared/entryMembers';
import { PRODUCTS, type Product } from '../../content/shared/products';
import type { RecordKind, RecordOwner, SearchRecord } from '../shared/records';
import primaryNames from '../../../data/search/primaryComponents.json';
import { firstSentence, toPlainText } from './plainText';

/** What the search ranks first; a new product needs an entry in the file. */
const PRIMARY: Readonly<Record<ApiProduct, readonly string[]>> = primaryNames;

const TEXT_LENGTH = 110;

/** A member of a component. */
interface FoundMember {
  readonly kind: RecordKind;
  readonly name: string;
  readonly text: string;
  readonly plan?: PaidPlan;
  readonly className?: string;
  readonly owner: RecordOwner;
}

/** The records of documented components and interfaces, and of their members. */
export function toApiRecords(model: ApiModel, prefix = ''): SearchRecord[] {
  return PRODUCTS.flatMap((product) => {
    const segment = product.apiSegment as ApiProduct;
    const api = model.products[segment];
    return api ? productRecords(product, segment, api, prefix) : [];
  });
}

function productRecords(
  product: Product,
  segment: ApiProduct,
  api: ApiProductModel,
  prefix: string,
): SearchRecord[] {
  const slotProps = Object.values(api.slotProps);
  const entries = [
    ...Object.values(api.components),
    ...Object.values(api.interfaces),
    ...slotProps.map(withDescribedMembers),
  ];
  const ownerOf = (name: string): RecordOwner => {
    const route = api.slotProps[name]
      ? slotPropsRoute(segment, prefix)
      : apiRoute(segment, name, prefix);
    return { name, page: route.replace('/x/', '') };
  };
  const owners = entries.map((entry): SearchRecord => ({
    kind: entry.kind,
    name: entry.name,
    text: describe(entry.description),
    product: product.id,
    ...(entry.plan && { plan: entry.plan }),
    path: ownerOf(entry.name).page + (api.slotProps[entry.name] ? `#${kebabCase(entry.name)}` : ''),
    crumbs: [product.name, 'API'],
    words: entry.exportName ? [entry.exportName] : [],
    owners: [],
  }));
  const missing = api.missing.map((name): SearchRecord => ({
    kind: 'component',
    name,
    text: '',
    product: product.id,
    path: ownerOf(name).page,
    crumbs: [product.name, 'API'],
    words: [],
    owners: [],
  }));
  const members = entries.flatMap((entry) => membersOf(entry, ownerOf(entry.name)));
  const rank = rankOwners(segment, entries, new Set(slotProps.map(({ name }) => name)));
  return [
    indexRecord(product, segment, prefix),
    ...owners,
    ...missing,
    ...hookRecords(product, segment, api, prefix),
    ...mergeMembers(members, product, rank),
  ];
}

/**
 * Keeps only members with a description. Many slot props have none (`color`, `size`) and would hide
 * those of components.
 */
function withDescribedMembers(entry: ApiInterface): ApiInterface {
  return { ...entry, members: entry.members.filter(({ description }) => description !== '') };
}

function indexRecord(product: Product, segment: ApiProduct, prefix: string): SearchRecord {
  return {
    kind: 'page',
    name: `${product.name} API`,
    text: 'Every component, interface and hook, and where to import it from.',
    product: product.id,
    path: `${prefix}api/${segment}/`,
    crumbs: [product.name],
    words: ['API reference'],
    owners: [],
  };
}

/** Whether a community package exports the hook, whichever package declares it. */
function isFree({ imports }: ApiHook): boolean {
  return imports.some((specifier) => !/-(?:pro|premium)(?:\/|$)/.test(specifier));
}

/** Hooks have no pages; the index page of the product lists them. */
function hookRecords(
  product: Product,
  segment: ApiProduct,
  api: ApiProductModel,
  prefix: string,
): SearchRecord[] {
  return Object.values(api.hooks)
    .filter(({ name }) => !/^unstable_/i.test(name))
    .map((hook) => ({
      kind: 'hook',
      name: hook.name,
      text: describe(hook.description),
      product: product.id,
      ...(hook.plan && !isFree(hook) && { plan: hook.plan }),
      path: `${prefix}api/${segment}/#${hook.name}`,
      crumbs: [product.name, 'API', 'Hooks'],
      words: [],
      owners: [],
    }));
}

/** The search tells the properties of interfaces from the props of components. */
function membersOf(entry: ApiComponent | ApiInterface, owner: RecordOwner): FoundMember[] {
  return entryMembers(entry).map(({ kind, member, name }) => ({
    kind: entry.kind === 'interface' ? 'member' : kind,
    name,
    text: describe(member.description),
    plan: member.plan ?? entry.plan,
    className: kind === 'prop' ? undefined : member.className,
    owner,
  }));
}

function describe(markdown: string): string {
  return firstSentence(toPlainText(markdown), TEXT_LENGTH);
}

/**
 * Sorts the owners of a member: the product's main components, then those of lower plans, then
 * those with shorter names (`DatePicker` before `DesktopDatePicker`), and slot props last.
 */
function rankOwners(
  segment: ApiProduct,
  entries: readonly (ApiComponent | ApiInterface)[],
  last: ReadonlySet<string>,
) {
  const primary = PRIMARY[segment];
  const planOrder = [undefined, ...PAID_PLANS];
  const order = (entry: ApiComponent | ApiInterface) => {
    const index = primary.indexOf(entry.name);
    const behind = last.has(entry.name) ? planOrder.length : 0;
    return index === -1 ? primary.length + behind + planOrder.indexOf(entry.plan) : index;
  };
  const sorted = [...entries].sort(
    (a, b) => order(a) - order(b) || a.name.length - b.name.length || (a.name < b.name ? -1 : 1),
  );
  return new Map(sorted.map((entry, index) => [entry.name, index]));
}

/** Merges equal members of several components into one record. */
function mergeMembers(
  members: readonly FoundMember[],
  product: Product,
  rank: ReadonlyMap<string, number>,
): SearchRecord[] {
  const groups = groupBy(members, ({ kind, name, text }) => `${kind} ${name} ${text}`);
  return [...groups.values()].map((group) => toMemberRecord(group, product, rank));
}

function toMemberRecord(
  group: readonly FoundMember[],
  product: Product,
  rank: ReadonlyMap<string, number>,
): SearchRecord {
  const sorted = [...group].sort(
    (a, b) => (rank.get(a.owner.name) ?? 0) - (rank.get(b.owner.name) ?? 0),
  );
  const [first] = sorted as [FoundMember, ...FoundMember[]];
  const isOneClass = sorted.every(({ className }) => className === first.className);
  const plan = sorted.every((member) => member.plan) ? first.plan : undefined;
  return {
    kind: first.kind,
    name: first.name,
    text: first.text,
    ...(first.kind === 'class' &&
      isOneClass &&
      first.className !== undefined && { className: first.className }),
    product: product.id,
    ...(plan && { plan }),
    path: memberPath(first),
    crumbs: [product.name, 'API', first.owner.name],
    words: [],
    owners: sorted.map(({ owner }) => owner),
  };
}

function memberPath({ kind, name, className, owner }: FoundMember): string {
  const anchored = kind === 'member' ? 'prop' : (kind as 'prop' | 'slot' | 'class');
  return `${owner.page}#${memberAnchor(owner.name, anchored, { name, className })}`;
}
