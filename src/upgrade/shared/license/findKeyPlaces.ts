import { planOfPackage } from '../../../content/shared/plans';
import { toFinding, type Finding } from '../check/finding';
import type { FindingKind } from '../check/kinds';
import type { CodeFile, KeyCall } from '../code/uses';
import type { Installed } from '../installation/installed';
import { FAMILY_PACKAGE, packageOf } from '../installation/project';
import { looksLikeKey } from './judgeKey';

/** The prefix that makes a variable part of what browsers get. */
const PREFIXES: readonly (readonly [dependency: string, source: string, prefix: string])[] = [
  ['next', 'process.env', 'NEXT_PUBLIC_'],
  ['vite', 'import.meta.env', 'VITE_'],
  ['react-scripts', 'process.env', 'REACT_APP_'],
];

/** What is wrong with the argument of a call. */
function argumentProblem({ argument }: KeyCall, installed: Installed) {
  const text = argument.text.trim();
  if (/^(?:undefined|null)?$/.test(text)) {
    return ['keyEmpty', {}] as const;
  }
  if (argument.isLiteral) {
    const isWord = /^\W*(?:your|my|x+$|license|key|todo|paste|insert|\.{3})/i.test(text);
    return isWord && !looksLikeKey(text) ? (['keyPlaceholder', { text }] as const) : undefined;
  }
  // Bundlers replace the whole expression, which a computed name isn't.
  if (/process\.env\s*\[/.test(text)) {
    return ['keyVariable', { text }] as const;
  }
  const [, source, name] = /^\(?(process\.env|import\.meta\.env)\??\.(\w+)/.exec(text) ?? [];
  const [, own, prefix] = PREFIXES.find(([dependency]) => installed.has(dependency)) ?? [];
  return source && name && own && prefix && (source !== own || !name.startsWith(prefix))
    ? (['keyVariableName', { name, source, prefix, expected: `${own}.${prefix}…` }] as const)
    : undefined;
}

/** Whether Next.js only runs a module on the server: documents, and the App Router's by default. */
function isOnServer({ isClient, modules, path, text }: CodeFile, installed: Installed): boolean {
  const isNext = installed.has('next') || modules.some(({ name }) => /^next(?:\/|$)/.test(name));
  const isInApp = /(?:^|\/)app\/(?:.*\/)?[\w.-]+\.[jt]sx?$/.test(path);
  const isLayout = /^$|(?:^|\/)layout\.[jt]sx?$/.test(path) && /<html\b|\bmetadata\b/.test(text);
  return (
    /(?:^|\/)pages\/_document\.[jt]sx?$/.test(path) ||
    (isNext && !isClient && (isInApp || isLayout))
  );
}

/** The last part of a path, without extension: what an import names. */
const stem = (path: string) =>
  path
    .replace(/(?:\/index)?(?:\.[cm]?[jt]sx?)?$/, '')
    .split('/')
    .at(-1) ?? '';

const SPECIFIER = /(?:\bfrom|\bimport|\brequire\(|\bimport\()\s*['"]([^'"\n]+)['"]/g;

/** The modules that a source file imports, as `findKeyPlaces` compares them. */
export const importedStems = (text: string) =>
  [...text.matchAll(SPECIFIER)].map(([, module = '']) => stem(module));

/** Modules that a framework or a page loads. */
const ENTRY = /(?:^|\/)(?:main|index|_app|app|layout|root|entry[\w.-]*|client|setup\w*)\.[jt]sx?$/i;

export interface KeyPlaces {
  readonly files: readonly CodeFile[];
  readonly installed: Installed;
  /** Whether all source files of the project were given, instead of single ones. */
  readonly isWholeProject: boolean;
  /** The result of `importedStems` for all files. */
  readonly imported: ReadonlySet<string>;
}

/** Calls of `setLicenseKey()` that come too late, run in the wrong place, or set no key. */
export function findKeyPlaces({ files, installed, isWholeProject, imported }: KeyPlaces) {
  const calls = files.flatMap((file) => file.keyCalls.map((call) => ({ file, call })));
  const found = calls.flatMap(({ call, file }): Finding[] => {
    const problem = argumentProblem(call, installed);
    const isLost = isWholeProject && !ENTRY.test(file.path) && !imported.has(stem(file.path));
    const kinds: (FindingKind | false)[] = [
      isOnServer(file, installed) && 'keyOnServer',
      call.isInFunction && 'keyInFunction',
      call.isAfterRender && 'keyAfterRender',
      isLost && 'keyNeverLoaded',
    ];
    return [
      ...(problem ? [toFinding(problem[0], file, call.line, problem[1])] : []),
      ...kinds.flatMap((kind) =>
        kind ? toFinding(kind, file, call.line, { file: file.path }) : [],
      ),
    ];
  });
  const isCommercial = (name: string) =>
    FAMILY_PACKAGE.test(name) && planOfPackage(name) !== undefined;
  const [first] = files.flatMap((file) =>
    file.uses.flatMap(({ kind, line, module = '' }) => {
      const name = packageOf(module);
      return kind === 'import' && isCommercial(name) ? { file, line, name } : [];
    }),
  );
  return isWholeProject && calls.length === 0 && first
    ? [toFinding('keyNotSet', first.file, first.line, { name: first.name })]
    : found;
}
