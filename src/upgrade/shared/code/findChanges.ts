import type { Certainty, Finding } from '../check/finding';
import { lineOf } from '../check/finding';
import { isCertain, type ChangeRecord, type ChangeStep } from '../records/changeRecord';
import { productOfModule, type CodeFile, type Use } from './uses';

/** A record that a use matches, and whether the owner of the name is known. */
interface Match {
  readonly record: ChangeRecord;
  readonly isSure: boolean;
}

const community = (name: string) => name.replace(/(?:Pro|Premium)\d*$/, '');

/** Whether a record is about an owner, or about its form in another plan. */
function isOf({ of }: ChangeRecord, owner: string | undefined): boolean {
  return (
    of === undefined ||
    (owner !== undefined &&
      of.some((name) => community(name.replace(/Props$/, '')) === community(owner)))
  );
}

const NAMED_PLACES = ['component', 'hook', 'export', 'type', 'selector'];

/** What a file imports, and the keys of its objects. */
interface FileNames {
  readonly imports: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
}

/** Interfaces, whose objects code often writes without naming them. */
const INTERFACE =
  /(?:Api|Axis|Config|Def|Definition|Instance|Item|Model|Options|Params|Series|State|Type|Value)$/;

/**
 * Whether a key in a file is probably that of a record, although nothing names its owner. Props of
 * components are known from the JSX, except in components that receive them.
 */
function isNear(record: ChangeRecord, { imports, keys }: FileNames): boolean {
  const { of, place } = record;
  switch (place) {
    case 'localeText':
      return true;
    case 'slotProp':
      return of !== undefined && of.some((slot) => keys.has(slot));
    case 'prop':
    case 'value':
    case 'method':
      return (
        of !== undefined &&
        of.some((owner) => {
          if (/^use[A-Z]/.test(owner)) {
            return imports.has(owner);
          }
          const isKnown = imports.has(owner) || imports.has(`${owner}Props`);
          return INTERFACE.test(owner)
            ? isCertain(record) || isKnown
            : /^[a-z]/.test(owner) || imports.has(`${owner}Props`);
        })
      );
    default:
      return false;
  }
}

/** What a record with a place is compared with: its name is the last part of `mixins.MuiDataGrid`. */
const lastPart = (name: string) => name.split('.').at(-1) ?? name;

function matches(record: ChangeRecord, use: Use, names: FileNames): Match | null {
  const { name, place } = record;
  const sure = (isSure: boolean): Match => ({ record, isSure });
  switch (use.kind) {
    case 'import':
      if (place === 'anywhere' || place === 'peer') {
        return place === 'anywhere' && isOf(record, use.name) && /^[A-Z]\w*$/.test(use.name)
          ? sure(false)
          : null;
      }
      return NAMED_PLACES.includes(place) && use.name === name ? sure(true) : null;
    case 'prop':
      if (place === 'prop' && use.name === name && isOf(record, use.owner)) {
        return sure(true);
      }
      return place === 'value' && use.value === name && isOf(record, use.owner)
        ? sure(false)
        : null;
    case 'slot':
      return place === 'slot' && use.name === name && isOf(record, use.owner) ? sure(true) : null;
    case 'slotProp':
      return place === 'slotProp' &&
        use.name === name &&
        (!record.of || record.of.includes(use.slot ?? ''))
        ? sure(true)
        : null;
    case 'class': {
      const isNamed =
        use.name === name || `Mui${use.owner}-${use.name}` === name.replace(/^\./, '');
      return place === 'class' && isNamed && isOf(record, use.owner) ? sure(true) : null;
    }
    case 'method':
      return place === 'method' && use.name === name ? sure(true) : null;
    case 'event':
      return place === 'event' && use.name === name ? sure(true) : null;
    case 'theme':
      return place === 'theme' && use.name === lastPart(name) ? sure(true) : null;
    case 'key': {
      const isNamed = place === 'value' ? use.value === name : use.name === name;
      return isNamed && isNear(record, names) ? sure(false) : null;
    }
    default:
      return null;
  }
}

/** A text of data as plain text, without the marks of Markdown. */
const plain = (markdown: string) =>
  markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('**', '');

function toFinding(
  { record, isSure }: Match,
  step: ChangeStep,
  { path, text }: CodeFile,
  line: number,
): Finding {
  const certainty: Certainty = isCertain(record) && isSure ? 'certain' : 'check';
  const becomes = record.becomes === undefined ? '' : ` → \`${record.becomes}\``;
  const codemod = record.codemod ? ` (codemod ${record.codemod.name})` : '';
  return {
    ...{ group: 'code', certainty, kind: 'change' },
    values: { name: record.name, from: step.from, to: step.to, product: step.product },
    ...{ file: path, line, code: lineOf(text, line) },
    to: `${step.guide}#${record.section}`,
    text: {
      title: `\`${record.name}\`${becomes}`,
      what: plain(record.notice),
      todo: plain(record.todo) + codemod,
    },
  };
}

/** Finds the records that a use can match. */
type FindRecords = (use: Use) => readonly ChangeRecord[];

function indexRecords({ records }: ChangeStep): FindRecords {
  const index = new Map<string, ChangeRecord[]>();
  for (const record of records) {
    const { name, of = [], place } = record;
    const keys = place === 'anywhere' ? of.map(community) : [name, lastPart(name)];
    for (const key of new Set(keys)) {
      index.set(key, [...(index.get(key) ?? []), record]);
    }
  }
  return ({ kind, name, owner, value }) =>
    [name, value, kind === 'import' ? community(name) : `Mui${owner}-${name}`].flatMap(
      (key, place, all) =>
        key === undefined || all.indexOf(key) < place ? [] : (index.get(key) ?? []),
    );
}

/** The products that a file uses. Class names and theme keys can be of any. */
function productsOf({ modules, uses }: CodeFile): ReadonlySet<string> {
  const found = [...modules.map(({ name }) => name), ...uses.map((use) => use.module ?? '')];
  return new Set(found.flatMap((module) => productOfModule(module) ?? []));
}

const ANYWHERE_KINDS = new Set(['class', 'theme']);

/** Whether code comes from the lab, which had the pickers and the tree before. */
export const usesLab = ({ modules }: CodeFile) =>
  modules.some(({ name }) => /^@(?:mui|material-ui)\/lab\b/.test(name));

/** What the steps from one major to another change in files. */
export function findChanges(files: readonly CodeFile[], steps: readonly ChangeStep[]): Finding[] {
  const indexed = steps.map((step) => ({ step, find: indexRecords(step) }));
  return files.flatMap((file) => {
    const products = productsOf(file);
    const namesOf = (...kinds: readonly Use['kind'][]) =>
      new Set(file.uses.flatMap(({ kind, name }) => (kinds.includes(kind) ? [name] : [])));
    const names = { imports: namesOf('import'), keys: namesOf('key', 'slot') };
    return indexed.flatMap(({ step, find }) => {
      const isUsed = products.has(step.product) || (step.from === 'lab' && usesLab(file));
      const seen = new Set<string>();
      const once = (match: Match | null, line: number): Finding[] => {
        const id = `${match ? step.records.indexOf(match.record) : ''} ${line}`;
        if (match === null || seen.has(id)) {
          return [];
        }
        seen.add(id);
        return [toFinding(match, step, file, line)];
      };
      const uses = file.uses.filter(({ kind }) => isUsed || ANYWHERE_KINDS.has(kind));
      const ofModules = (isUsed ? file.modules : []).flatMap(({ name, line }) =>
        step.records
          .filter((record) => record.place === 'import' && name === record.name)
          .flatMap((record) => once({ record, isSure: true }, line)),
      );
      return [
        ...ofModules,
        ...uses.flatMap((use) =>
          find(use).flatMap((record) => {
            const ofModule = use.module === undefined ? undefined : productOfModule(use.module);
            return ofModule !== undefined && ofModule !== step.product
              ? []
              : once(matches(record, use, names), use.line);
          }),
        ),
      ];
    });
  });
}
