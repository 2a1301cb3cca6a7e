import { findChanges } from '../code/findChanges';
import { usesLab } from '../code/findRecords';
import { findNewer } from '../code/findNewer';
import { readCodeFile } from '../code/codeFiles';
import { productOfModule, type CodeFile } from '../code/uses';
import { createFindErrors } from '../errors/findErrors';
import { findCopies } from '../installation/findCopies';
import { findImports, findRenamed } from '../installation/findImports';
import { findRanges } from '../installation/findRanges';
import { createInstalled, majorOfVersion, type Installed } from '../installation/installed';
import { FAMILY_PACKAGE, planOfPackage, type Lock, type Manifest } from '../installation/project';
import { readLock } from '../installation/readLock';
import { readManifest } from '../installation/readManifest';
import { findKeyPlaces, importedStems } from '../license/findKeyPlaces';
import { findVerdicts } from '../license/findVerdicts';
import { judgeKey, looksLikeKey, type KeyVerdict } from '../license/judgeKey';
import type { ChangeStep } from '../records/changeRecord';
import type { CheckData } from './checkData';
import { codemodSteps, type CodemodStep } from './codemods';
import { lineOf, type Finding, type ProjectFile } from './finding';
import { groupBy } from './groupBy';
import { inputKind, type InputKind } from './inputKind';

/** Other places of a finding. */
interface Place {
  readonly file: string;
  readonly line?: number;
}

/** A finding, with the other places that have the same cause. */
export interface FoundCause extends Finding {
  readonly others: readonly Place[];
}

export interface Report {
  readonly findings: readonly FoundCause[];
  readonly keys: readonly (KeyVerdict & Place)[];
  /** The documented packages of the project, with the version that was assumed. */
  readonly packages: readonly { readonly name: string; readonly version: string }[];
  /** The step that code was compared for. Equal majors: none. */
  readonly from: string;
  readonly to: string;
  readonly codemods: readonly CodemodStep[];
  /** How many files of each kind were read. */
  readonly read: Readonly<Partial<Record<InputKind, number>>>;
  /** Files that couldn't be parsed. */
  readonly failed: readonly { readonly file: string; readonly reason: string }[];
  /** Packages whose accepted peer dependencies aren't known. */
  readonly unknownPeers: readonly string[];
  /** Places whose props are spread, so that not all are known. */
  readonly unsure: readonly Place[];
}

export interface CheckOptions {
  /** `v7`, or a release such as `8.3`. Undefined: what the project has. */
  readonly from?: string;
  /** Default: the current major. */
  readonly to?: string;
  /** In ms since 1970. */
  readonly now: number;
}

/** Collects files one by one, so that callers can show progress and stop. */
export interface ProjectCheck {
  add(file: ProjectFile): void;
  report(options: CheckOptions): Report;
}

const majorNumber = (text: string) => Number(/\d+/.exec(text)?.[0]);

/** The steps between two majors, and those from the lab if the project uses it. */
function stepsBetween(
  steps: readonly ChangeStep[],
  { from, to, hasLab }: { readonly from: number; readonly to: number; readonly hasLab: boolean },
): ChangeStep[] {
  return steps.filter((step) =>
    step.from === 'lab'
      ? hasLab
      : majorNumber(step.from) >= from && majorNumber(step.to) <= to && from < to,
  );
}

/** One finding for each cause, in the order in which they were found. */
function byCause(findings: readonly Finding[]): FoundCause[] {
  const groups = groupBy(findings, ({ kind, text, to, values, certainty }) =>
    JSON.stringify([kind, certainty, to, text, values]),
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    first
      ? [{ ...first, others: others.map(({ file, line }) => ({ file, ...(line && { line }) })) }]
      : [],
  );
}

export function createCheck(data: CheckData, steps: readonly ChangeStep[]): ProjectCheck {
  const files: CodeFile[] = [];
  const manifests: Manifest[] = [];
  const locks: Lock[] = [];
  const keys: { key: string; file: string }[] = [];
  const failed: { file: string; reason: string }[] = [];
  const imported = new Set<string>();
  const errors: Finding[] = [];
  const read: Partial<Record<InputKind, number>> = {};
  const findErrors = createFindErrors(data);

  const addCode = (path: string, text: string) => {
    importedStems(text).forEach((stem) => imported.add(stem));
    const file = readCodeFile(path, text);
    if (file) {
      files.push(file);
    }
  };

  return {
    add({ path, text: content }) {
      // Some editors on Windows begin files with a byte order mark.
      const text = content.replace(/^\uFEFF/, '');
      const kind = inputKind(path, text);
      read[kind] = (read[kind] ?? 0) + 1;
      const known =
        kind === 'manifest'
          ? readManifest(path, text)
          : kind === 'lock'
            ? readLock(path, text)
            : null;
      if (kind === 'key') {
        keys.push({ key: text.replace(/\s+/g, ''), file: path });
      } else if (kind === 'error') {
        errors.push(...findErrors(text));
      } else if (known && 'declared' in known) {
        manifests.push(known);
      } else if (known) {
        locks.push(known);
      } else if (kind === 'manifest' || kind === 'lock') {
        failed.push({ file: path, reason: '' });
      } else if (kind !== 'other') {
        try {
          addCode(kind === 'styles' && path === '' ? '.css' : path, text);
        } catch (error) {
          failed.push({ file: path, reason: (error as Error).message });
        }
      }
    },

    report({ from, now, to }) {
      const installed = createInstalled({ manifests, locks }, data);
      const verdicts = judgeKeys(keys, files, { data, installed, now });
      const release = from ?? oldestVersion(installed);
      const start = release === undefined ? Number.NaN : majorNumber(release);
      const end = majorNumber(to ?? siteVersion(data));
      const hasLab = files.some(usesLab);
      const between = stepsBetween(steps, { from: start, to: end, hasLab });
      const versionOf = (product: string) =>
        from === undefined
          ? installed.family
              .filter((name) => name.startsWith(`@mui/x-${product}`))
              .map((name) => installed.version(name))
              .find((version) => version !== undefined)
          : /\d+\.\d+/.test(from)
            ? from
            : undefined;
      const names = manifests.flatMap(({ declared }) => declared.map(({ name }) => name));
      const products = new Set(
        [
          ...installed.family,
          ...files.flatMap(({ uses }) => uses.map(({ module = '' }) => module)),
        ].flatMap((module) => productOfModule(module) ?? []),
      );
      return {
        findings: byCause([
          ...findCopies(locks),
          ...findRanges(installed),
          ...findRenamed(installed, [...new Set(names)]),
          ...findImports(files, installed),
          ...verdicts.flatMap((verdict) => findVerdicts(verdict, verdict)),
          ...findKeyPlaces({
            ...{ files, installed, imported },
            isWholeProject: installed.hasManifest && (read.code ?? 0) > 1,
          }),
          ...errors,
          ...findNewer(files, data, versionOf),
          ...findChanges(files, between),
        ]),
        keys: verdicts,
        packages: installed.family.map((name) => ({
          name,
          version: installed.version(name) ?? '',
        })),
        from: Number.isNaN(start) ? '' : `v${start}`,
        to: `v${end}`,
        codemods: codemodSteps(between, products),
        unknownPeers: installed.family.filter((name) => installed.peers(name) === undefined),
        ...{ read, failed },
        unsure: files.flatMap(({ path, spreads }) => spreads.map((line) => ({ file: path, line }))),
      };
    },
  };
}

const siteVersion = (data: CheckData) => data.packages['@mui/x-data-grid']?.version ?? '';

function oldestVersion({ family, version }: Installed): string | undefined {
  return family
    .flatMap((name) => version(name) ?? [])
    .sort((a, b) => majorOfVersion(a) - majorOfVersion(b))[0];
}

interface KeyContext {
  readonly data: CheckData;
  readonly installed: Installed;
  readonly now: number;
}

/** Judges pasted keys and those in code, for the packages of the project, or for all of them. */
function judgeKeys(
  pasted: readonly { readonly key: string; readonly file: string }[],
  files: readonly CodeFile[],
  { data, installed, now }: KeyContext,
): (KeyVerdict & Place & { readonly code?: string })[] {
  const isCommercial = (name: string) =>
    FAMILY_PACKAGE.test(name) && planOfPackage(name) !== 'community';
  const own = installed.family.filter(isCommercial);
  const names = own.length > 0 ? own : Object.keys(data.packages).filter(isCommercial);
  const packages = names.map((name) => {
    const version = installed.version(name) ?? data.packages[name]?.version ?? '';
    const released = data.releaseTimes[version];
    return { name, version, ...(released !== undefined && { released }) };
  });
  const inCode = files.flatMap(({ keyCalls, path, text }) =>
    keyCalls
      .filter(({ argument }) => argument.isLiteral && looksLikeKey(argument.text))
      .map(({ argument, line }) => ({
        key: argument.text,
        file: path,
        line,
        code: lineOf(text, line),
      })),
  );
  return [...pasted, ...inCode].map(({ key, ...place }) => ({
    ...judgeKey(key, packages, now),
    ...place,
  }));
}
