import { groupEntries } from '../../../base/shared/groupBy';
import { isCertain, type ChangePlace, type ChangeRecord } from '../../../api/shared/changeRecord';
import { productOfModule, type CodeFile, type Use, type UseKind } from './uses';

/** What is looked for: names in places, of a change or of a release. */
export type Named = Pick<ChangeRecord, 'kind' | 'name' | 'needs' | 'of' | 'place' | 'when'>;

export interface NamedList<Row extends Named> {
  readonly product: string;
  readonly records: readonly Row[];
}

/** A record in a file. */
export interface Match<Row extends Named> {
  readonly record: Row;
  readonly file: CodeFile;
  readonly line: number;
  readonly use?: Use;
  /** Whether the owner of the name is known. */
  readonly isSure: boolean;
}

/** The places whose records a use can be. */
const PLACES: Readonly<Partial<Record<UseKind, readonly ChangePlace[]>>> = {
  import: ['component', 'hook', 'export', 'type', 'selector', 'anywhere'],
  // Only records with a condition, which an import can't meet, and changed defaults.
  element: ['component', 'anywhere', 'prop', 'slot'],
  call: ['hook', 'export', 'selector'],
  prop: ['prop', 'value'],
  key: ['prop', 'value', 'slotProp', 'localeText'],
  read: ['prop', 'method', 'localeText'],
};

const isAt = (use: Use, place: ChangePlace) =>
  PLACES[use.kind]?.includes(place) ?? (use.kind as string) === place;

/** A component's name without its plan. */
const community = (name: string) => name.replace(/(?:Pro|Premium)\d*$/, '');

/** The last part of a path: the name that code has of `mixins.MuiDataGrid`. */
const lastPart = (name: string) => name.split('.').at(-1) ?? name;

/** A class without its dot, and a value without its quotation marks. */
const bareName = (name: string) => name.replace(/^\.|'/g, '');

/** Whether a record is about an owner, or about its form in a lower plan. */
function isOf({ of }: Named, owner = ''): boolean {
  const owners = of?.map((name) => name.replace(/Props$/, ''));
  return owners === undefined || owners.includes(owner) || owners.includes(community(owner));
}

/** A changed default concerns components that don't set it. */
const isDefault = ({ kind, place }: Named) =>
  kind === 'default' && (place === 'prop' || place === 'slot');

/** Interfaces, whose objects code often writes without naming them. */
const INTERFACE =
  /(?:Api|Config|Def|Definition|Instance|Item|Model|Options|Params|Series|State|Type|Value)$/;

/**
 * Whether a key in a file is probably that of a record, although nothing names its owner. Props of
 * components are known from the JSX, except in components that receive them.
 */
function isNear(record: Named, { uses }: CodeFile): boolean {
  const { of = [], place } = record;
  const has = (name: string, ...kinds: readonly UseKind[]) =>
    uses.some((use) => use.name === name && kinds.includes(use.kind));
  if (place === 'localeText' || place === 'slotProp') {
    return place === 'localeText' || of.some((slot) => has(slot, 'key', 'slot'));
  }
  return of.some((owner) => {
    const isReceived = has(`${owner}Props`, 'import');
    if (/^use[A-Z]/.test(owner)) {
      return has(owner, 'import');
    }
    return INTERFACE.test(owner)
      ? isCertain(record.kind) || isReceived || has(owner, 'import')
      : isReceived || /^[a-z]/.test(owner);
  });
}

/** The names of a use in records: `cell`, `MuiDataGrid-cell`, `ownerState.value`. */
function namesOf({ kind, name, owner, text, values = [] }: Use): string[] {
  const longer = kind === 'class' ? [`Mui${owner}-${name}`] : kind === 'read' ? [text] : values;
  return [name, ...longer];
}

/** Whether a use is what a record is about; `guess` if only names say so. */
function matches(record: Named, use: Use, file: CodeFile): boolean | 'guess' {
  const { kind, name, needs, of = [], place, when } = record;
  const isWhole = use.kind === 'element' || use.kind === 'call';
  const isMet = when === undefined || (use.kind !== 'import' && new RegExp(when).test(use.text));
  if (needs !== undefined && use.sets?.has(needs)) {
    return false;
  }
  if (!isAt(use, place) || !isMet || (isWhole && when === undefined && !isDefault(record))) {
    return false;
  }
  if (isDefault(record)) {
    const isUnset = use.sets?.has(lastPart(name)) === false;
    return isUnset && isOf(record, use.name) && 'guess';
  }
  if (place === 'anywhere') {
    return isOf(record, use.name) && (kind === 'type' || 'guess');
  }
  if (!namesOf(use).includes(place === 'theme' ? lastPart(name) : bareName(name))) {
    return false;
  }
  if (place === 'value') {
    return of.some((owner) => lastPart(owner) === use.name) && 'guess';
  }
  switch (use.kind) {
    case 'key':
    case 'read':
      return isNear(record, file) && 'guess';
    case 'prop':
    case 'class':
      return isOf(record, use.owner) && (use.isGuess ? 'guess' : true);
    case 'slot':
      return isOf(record, use.owner) && !(use.isConfigured && !/ed$/.test(record.kind));
    case 'slotProp':
      return !record.of || record.of.includes(use.slot ?? '');
    case 'method':
      return use.isGuess ? 'guess' : true;
    default:
      return true;
  }
}

/** The records that a use can be, by the names that both have. */
function indexRecords<Row extends Named>(records: readonly Row[]) {
  const index = groupEntries(
    records.flatMap((record) => {
      const { name, of = [], place } = record;
      const names =
        place === 'anywhere' || isDefault(record) ? of : [bareName(name), lastPart(name)];
      return [...new Set(names)].map((key) => [key, record] as const);
    }),
  );
  return (use: Use) =>
    [...new Set([...namesOf(use), community(use.name)])].flatMap((key) => index.get(key) ?? []);
}

/** Whether code comes from the lab, which had the pickers and the tree before. */
export const usesLab = ({ modules }: CodeFile) =>
  modules.some(({ name }) => /^@(?:mui|material-ui)\/lab\b/.test(name));

/** Class names and theme keys are of any product. */
const ANYWHERE_KINDS: readonly UseKind[] = ['class', 'theme'];

/** The records of a product in a file, each once in a line. */
export function findRecords<Row extends Named>(
  files: readonly CodeFile[],
  { product, records }: NamedList<Row>,
  isLab = false,
): Match<Row>[] {
  const find = indexRecords(records);
  // A component that is gone has no path either.
  const ofModule = (name: string) =>
    records.filter(
      (record) =>
        (record.place === 'import' && record.name === name) ||
        (record.place === 'component' &&
          isCertain(record.kind) &&
          record.when === undefined &&
          name.endsWith(`/${record.name}`)),
    );
  return files.flatMap((file) => {
    const own = [...file.modules.map(({ name }) => name), ...file.uses.map((use) => use.module)];
    const isUsed =
      (isLab && usesLab(file)) ||
      own.some((module) => module && productOfModule(module) === product);
    const uses = file.uses.filter(({ kind, module }) => {
      const other = module === undefined ? undefined : productOfModule(module);
      return other === undefined ? isUsed || ANYWHERE_KINDS.includes(kind) : other === product;
    });
    const found = [
      ...(isUsed ? file.modules : []).flatMap(({ line, name }) =>
        ofModule(name).map((record): Match<Row> => ({ record, file, line, isSure: true })),
      ),
      ...uses.flatMap((use) =>
        find(use).flatMap((record): Match<Row>[] => {
          const match = matches(record, use, file);
          return match ? [{ record, file, use, line: use.line, isSure: match === true }] : [];
        }),
      ),
    ];
    const seen = new Set<string>();
    return found.filter(({ line, record }) => {
      const id = `${records.indexOf(record)} ${line}`;
      return !seen.has(id) && seen.add(id);
    });
  });
}
