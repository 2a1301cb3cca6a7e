import { upperFirst } from '../../base/shared/letterCase';
import type { ApiMember, ApiModel, ApiProduct, ApiProductModel } from '../../api/shared/apiModel';
import { PRODUCTS, type Product } from '../../content/shared/products';
import { toExport, withPackages } from '../shared/exports';
import type { SearchRecord } from '../shared/records';
import { isPageOfChanges } from './explainingSections';
import type { PageOutline } from './readPages';

/** What a derived name adds to that of a component, hook, or interface: `DatePickerSlotProps`. */
const ENDING =
  /^(?:Props|Slots|SlotProps|SlotExtension|SlotsComponent|Classes|ClassKey|UtilityClass|OwnerState|PropsOverrides|PropsBase|PluginSignatures|PluginParameters|ApiRef|Root|Params|Parameters|Return|ReturnValue)$/;
const BEGINNING = /^(?:get|Exported|[Uu]nstable_)(?=[A-Za-z])/;

/** Sections that explain every name of a form, for names that no guide contains. */
const SECTIONS_OF_FORMS: readonly (readonly [form: RegExp, path: string])[] = [
  [/PropsOverrides$/, 'react-data-grid/components/#custom-slot-props-with-typescript'],
  [/^Grid\w+Icon$/, 'react-data-grid/components/#icons'],
  [/^Grid\w+Api$/, 'react-data-grid/api-object/'],
  [/^Grid\w+State$/, 'react-data-grid/state/'],
  [/^grid\w+Selector$/, 'react-data-grid/state/#catalog-of-selectors'],
  [/^Grid\w*FilterInput\w+Props$/, 'react-data-grid/filtering/customization/'],
  [/^GridEdit\w+CellProps$/, 'react-data-grid/editing/custom-edit-component/'],
  [/Palette(?:Light|Dark)?$/, 'react-charts/styling/#color-palette'],
  [/^Sankey/, 'react-charts/sankey/'],
  [/^(?:Use)?TreeItem/, 'react-tree-view/tree-item-customization/'],
  [/^Pickers(?:Input|FilledInput|OutlinedInput)/, 'react-date-pickers/custom-field/'],
];

interface Targets {
  /** The record of the API or of a guide that mentions a name. */
  readonly find: (name: string) => SearchRecord | undefined;
}

/** `getDatePickerUtilityClass` and `datePickerClasses` belong to `DatePicker`. */
function ownerOf<Value>(name: string, owners: ReadonlyMap<string, Value>): Value | undefined {
  const bare = upperFirst(name.replace(BEGINNING, ''));
  for (let end = bare.length; end > 0; end -= 1) {
    const owner = owners.get(bare.slice(0, end));
    if (owner !== undefined && (end === bare.length || ENDING.test(bare.slice(end)))) {
      return owner;
    }
  }
  return undefined;
}

function wordsOf({ params = [], type }: ApiMember): string[] {
  const types = [type, ...params.map((param) => param.type ?? [])].flat();
  return types.flatMap((part) =>
    typeof part === 'string' ? (part.match(/[A-Za-z_$][\w$]*/g) ?? []) : [part.ref],
  );
}

/** The record of the first member whose type contains each name. */
function mentionsInTypes(
  { components, interfaces, slotProps }: ApiProductModel,
  records: readonly SearchRecord[],
): ReadonlyMap<string, SearchRecord> {
  const members = new Map(
    records.flatMap((record) =>
      record.owners.map((owner) => [`${owner.name} ${record.name}`, record] as const),
    ),
  );
  const found = new Map<string, SearchRecord>();
  const entries = [
    ...Object.values(components).map(({ name, props }) => ({ name, members: props })),
    ...Object.values(interfaces),
    ...Object.values(slotProps),
  ];
  for (const entry of entries) {
    for (const member of entry.members) {
      const record = members.get(`${entry.name} ${member.name}`);
      for (const word of record ? wordsOf(member) : []) {
        if (record && !found.has(word)) {
          found.set(word, record);
        }
      }
    }
  }
  return found;
}

/** The first section of a guide whose code contains each name. */
function mentionsInCode(
  pages: readonly PageOutline[],
  records: ReadonlyMap<string, SearchRecord>,
): ReadonlyMap<string, SearchRecord> {
  const found = new Map<string, SearchRecord>();
  for (const page of pages.filter((one) => !isPageOfChanges(one))) {
    for (const section of page.sections) {
      const path = section.level === 1 ? page.path : `${page.path}#${section.anchor}`;
      const record = records.get(path);
      for (const name of record ? section.codeNames : []) {
        if (record && !found.has(name)) {
          found.set(name, record);
        }
      }
    }
  }
  return found;
}

function findTargets(
  product: Product,
  model: ApiProductModel,
  { pages, prefix, records }: ExportSources,
): Targets {
  const own = records.filter((record) => record.product === product.id);
  const owners = new Map(
    own
      .filter(({ kind }) => kind === 'component' || kind === 'interface' || kind === 'hook')
      .map((record) => [upperFirst(record.name), record]),
  );
  const byPath = new Map(
    own
      .filter(({ kind }) => kind === 'page' || kind === 'section')
      .map((record) => [record.path, record]),
  );
  const inCode = mentionsInCode(
    pages.filter((page) => page.product === product.id),
    byPath,
  );
  const inTypes = mentionsInTypes(model, own);
  const ofForm = (name: string) =>
    byPath.get(prefix + (SECTIONS_OF_FORMS.find(([form]) => form.test(name))?.[1] ?? ''));
  return {
    find: (name) => ownerOf(name, owners) ?? inCode.get(name) ?? inTypes.get(name) ?? ofForm(name),
  };
}

/** Everything that the packages of a product export, with the package. */
function exportsOf({ exported, otherExports }: ApiProductModel): [name: string, from: string][] {
  return [
    ...Object.entries(exported).map(([name, { imports }]): [string, string] => [
      name,
      (imports[0] ?? '').split('/', 2).join('/'),
    ]),
    ...Object.entries(otherExports),
  ];
}

export interface ExportSources {
  readonly api: ApiModel;
  readonly pages: readonly PageOutline[];
  /** All other records. */
  readonly records: readonly SearchRecord[];
  /** See `RecordSources`. */
  readonly prefix: string;
}

/**
 * Adds the package to the names in guides that are exported, and a record for each exported name
 * without one. It leads to the component that it belongs to, to a guide or member that mentions it,
 * or else to the product's API index.
 */
export function withExports(sources: ExportSources): SearchRecord[] {
  const { api, prefix, records } = sources;
  const packages = new Map<string, string>();
  const added = PRODUCTS.flatMap((product): SearchRecord[] => {
    const segment = product.apiSegment as ApiProduct;
    const model = api.products[segment];
    if (!model) {
      return [];
    }
    const { find } = findTargets(product, model, sources);
    const known = new Set(
      records.filter((record) => record.product === product.id).map(({ name }) => name),
    );
    const index = records.find(({ path }) => path === `${prefix}api/${segment}/`);
    return exportsOf(model).flatMap(([name, from]): SearchRecord[] => {
      packages.set(name, from);
      const target = known.has(name) ? undefined : (find(name) ?? index);
      return target ? [toExport(name, from, target)] : [];
    });
  });
  return [...withPackages(records, packages), ...added];
}
