import { planOfPackage } from '../../../content/shared/plans';
import { findChanges } from '../code/findChanges';
import { codeFolders } from '../code/codeFolders';
import { findNewer } from '../code/findNewer';
import { usesLab } from '../code/findRecords';
import { readCode } from '../code/readCode';
import { readStyles } from '../code/readStyles';
import { productOfModule, type CodeFile } from '../code/uses';
import { createFindErrors } from '../errors/findErrors';
import { findCopies } from '../installation/findCopies';
import { findImports, findRenamed } from '../installation/findImports';
import { findRanges } from '../installation/findRanges';
import { createInstalled, majorOfVersion, type Installed } from '../installation/installed';
import { findPackageChanges, type ManifestChanges } from '../installation/packageChanges';
import { FAMILY_PACKAGE, type Lock, type Manifest } from '../installation/project';
import { readLock } from '../installation/readLock';
import { readManifest } from '../installation/readManifest';
import { findKeyPlaces, importedStems } from '../license/findKeyPlaces';
import { findVerdicts } from '../license/findVerdicts';
import { judgeKey, looksLikeKey, type KeyVerdict } from '../license/judgeKey';
import type { ChangeStep } from '../../../api/shared/changeRecord';
import type { CheckData } from './checkData';
import { withoutKeys, type Finding, type Place, type ProjectFile } from './finding';
import { groupBy } from '../../../base/shared/groupBy';
import { inputKind, type InputKind } from './inputKind';
import { pageLabel } from './pageLabel';

/** A finding, with the other places that have the same cause. */
export interface FoundCause extends Finding {
  /** What the page and the section that explain it are called. */
  readonly page: string;
  readonly others: readonly Place[];
}

/** The codemods that lead to a major. */
export interface CodemodStep {
  readonly from: string;
  readonly to: string;
  readonly commands: readonly string[];
  /** Guides of the products, below the base URL, with their titles. */
  readonly guides: readonly { readonly to: string; readonly page: string }[];
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
  /** What the upgrade changes in files such as `package.json`. */
  readonly packageChanges: readonly ManifestChanges[];
  /** How many files of each kind were read. */
  readonly read: Readonly<Partial<Record<InputKind, number>>>;
  /** The first line of each error text that contains no known error, without license keys. */
  readonly unknown: readonly string[];
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

/** One finding for each cause, in the order in which they were found. */
function byCause(findings: readonly Finding[], pageOf: (to: string) => string): FoundCause[] {
  const groups = groupBy(findings, ({ kind, text, to, values, certainty }) =>
    JSON.stringify([kind, certainty, to, text, values]),
  );
  return [...groups.values()].map(([first, ...others]) => ({
    ...first,
    page: pageOf(first.to),
    others: others.map(({ file, line }) => ({ file, ...(line && { line }) })),
  }));
}

/** The codemods for the used products, one major after the other, because each knows one step. */
function codemodSteps(
  steps: readonly ChangeStep[],
  products: ReadonlySet<string | undefined>,
  folders: readonly string[],
  pageOf: (to: string) => string,
): CodemodStep[] {
  const used = steps.filter(({ product }) => products.has(product));
  const byMajor = [...groupBy(used, ({ to }) => to)].sort(([a], [b]) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  return byMajor.map(([to, own]) => ({
    to,
    from: own[0]?.from ?? '',
    guides: own.map(({ guide }) => ({ to: guide, page: pageOf(guide) })),
    commands: own.flatMap(({ codemod }) =>
      codemod === undefined ? [] : `npx @mui/x-codemod@latest ${codemod} ${folders.join(' ')}`,
    ),
  }));
}

interface KeyContext {
  readonly data: CheckData;
  readonly installed: Installed;
  readonly now: number;
}

/** A function that judges keys, for the packages of the project, or for all of them. */
function createJudge({ data, installed, now }: KeyContext) {
  const isCommercial = (name: string) =>
    FAMILY_PACKAGE.test(name) && planOfPackage(name) !== undefined;
  const own = installed.family.filter(isCommercial);
  const names = own.length > 0 ? own : Object.keys(data.packages).filter(isCommercial);
  const packages = names.map((name) => {
    const version = installed.version(name) ?? data.packages[name]?.version ?? '';
    const released = data.releaseTimes[version];
    return { name, version, ...(released !== undefined && { released }) };
  });
  return (key: string) => judgeKey(key, packages, now);
}

export function createCheck(data: CheckData, steps: readonly ChangeStep[]): ProjectCheck {
  const files: CodeFile[] = [];
  const manifests: Manifest[] = [];
  const locks: Lock[] = [];
  const keys: { key: string; file: ProjectFile; line?: number }[] = [];
  const failed: { file: string; reason: string }[] = [];
  const imported = new Set<string>();
  const errors: Finding[] = [];
  const unknown: string[] = [];
  const read: Partial<Record<InputKind, number>> = {};
  const findErrors = createFindErrors(data);
  const pageOf = (to: string) => data.titles[to] ?? pageLabel(to);

  const addCode = (file: CodeFile | null) => {
    if (file) {
      files.push(file);
      for (const { argument, line } of file.keyCalls) {
        if (argument.isLiteral && looksLikeKey(argument.text)) {
          keys.push({ key: argument.text, file, line });
        }
      }
    }
  };
  const addKind = (kind: InputKind, path: string, text: string) => {
    switch (kind) {
      case 'manifest':
        manifests.push(readManifest(path, text));
        break;
      case 'lock':
        locks.push(readLock(path, text));
        break;
      case 'key':
        keys.push({ key: text.replace(/\s+/g, ''), file: { path, text } });
        break;
      case 'error': {
        const found = findErrors(text);
        errors.push(...found);
        if (found.length === 0) {
          unknown.push(text.trim().split('\n', 1)[0] ?? '');
        }
        break;
      }
      case 'styles':
        addCode(readStyles(path, text));
        break;
      case 'code':
        importedStems(text).forEach((stem) => imported.add(stem));
        addCode(readCode(path, text));
        break;
      default:
    }
  };

  return {
    add({ path, text: content }) {
      // Some editors on Windows begin files with a byte order mark.
      const text = content.replace(/^\uFEFF/, '');
      const kind = inputKind({ path, text });
      read[kind] = (read[kind] ?? 0) + 1;
      try {
        addKind(kind, path, text);
      } catch (error) {
        failed.push({ file: path, reason: kind === 'code' ? (error as Error).message : '' });
      }
    },

    report({ from, now, to }) {
      const installed = createInstalled({ manifests, locks }, data);
      const { family, version } = installed;
      const packages = family.map((name) => ({ name, version: version(name) ?? '' }));
      const majors = packages.flatMap((row) => (row.version ? majorOfVersion(row.version) : []));
      const start = from === undefined ? Math.min(...majors) : majorNumber(from);
      const end = majorNumber(to ?? data.packages['@mui/x-data-grid']?.version ?? '');
      const between = steps.filter((step) =>
        step.from === 'lab'
          ? files.some(usesLab)
          : majorNumber(step.from) >= start && majorNumber(step.to) <= end,
      );
      const versionOf = (product: string) => {
        const own = packages.find((row) => row.name.startsWith(`@mui/x-${product}`))?.version;
        return from === undefined ? own || undefined : /\d+\.\d+/.exec(from)?.[0];
      };
      const judge = createJudge({ data, installed, now });
      const verdicts = keys.map(({ file, key, line }) => ({ verdict: judge(key), file, line }));
      const [manifestPath] = manifests
        .map(({ path }) => path)
        .sort((a, b) => a.split('/').length - b.split('/').length);
      const modules = files.flatMap(({ uses }) => uses.map(({ module = '' }) => module));
      return withoutKeys({
        findings: byCause(
          [
            ...findCopies(locks),
            ...findRanges(installed),
            ...findRenamed(installed),
            ...findImports(files, installed),
            ...verdicts.flatMap(({ file, line, verdict }) => findVerdicts(verdict, file, line)),
            ...findKeyPlaces({
              files,
              installed,
              imported,
              isWholeProject: installed.hasManifest && (read.code ?? 0) > 1,
            }),
            ...errors,
            ...findNewer(files, data, versionOf),
            ...findChanges(files, between),
          ],
          pageOf,
        ),
        keys: verdicts.map(({ file, line, verdict }) => ({
          ...verdict,
          file: file.path,
          ...(line !== undefined && { line }),
        })),
        packages,
        from: Number.isFinite(start) ? `v${start}` : '',
        to: `v${end}`,
        codemods: codemodSteps(
          between,
          new Set([...family, ...modules].map(productOfModule)),
          codeFolders(files, manifestPath),
          pageOf,
        ),
        packageChanges: start < end ? findPackageChanges(manifests, end, data) : [],
        unknownPeers: family.filter((name) => installed.peers(name) === undefined),
        read,
        failed,
        unknown,
        unsure: files.flatMap(({ path, spreads }) => spreads.map((line) => ({ file: path, line }))),
      });
    },
  };
}
