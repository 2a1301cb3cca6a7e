import { lineOf, type Finding, type FindingKind } from '../check/finding';
import { packageOf } from '../installation/findImports';
import { planOfPackage, FAMILY_PACKAGE } from '../installation/project';
import type { Installed } from '../installation/installed';
import type { CodeFile, KeyCall } from '../code/uses';
import { looksLikeKey } from './judgeKey';

const LICENSING = 'introduction/licensing/';
const NEXT_APP = `${LICENSING}#next-js-app-router`;
const WHERE = `${LICENSING}#where-to-install-the-key`;
const VARIABLE = `${LICENSING}#environment-variable-with-next-js`;

interface Call {
  readonly file: CodeFile;
  readonly call: KeyCall;
}

function at(
  { file, call }: Call,
  kind: FindingKind,
  to: string,
  values = {},
  isSure = true,
): Finding {
  return {
    ...{ group: 'license', certainty: isSure ? 'certain' : 'check', kind, to, values },
    ...{ file: file.path, line: call.line, code: lineOf(file.text, call.line) },
  };
}

/** The prefix that makes a variable part of what browsers get. */
const PREFIXES: readonly (readonly [dependency: string, prefix: string, source: string])[] = [
  ['next', 'NEXT_PUBLIC_', 'process.env'],
  ['vite', 'VITE_', 'import.meta.env'],
  ['react-scripts', 'REACT_APP_', 'process.env'],
];

function variableFindings(own: Call, installed: Installed): Finding[] {
  const { text } = own.call.argument;
  const [, source, name] = /^\(?(process\.env|import\.meta\.env)(?:\?)?\.(\w+)/.exec(text) ?? [];
  if (source === undefined || name === undefined) {
    // Bundlers replace the whole expression, which a computed name or a destructured one isn't.
    return /process\.env\s*\[/.test(text) ? [at(own, 'keyVariable', VARIABLE, { text })] : [];
  }
  const [, prefix, expected] = PREFIXES.find(([dependency]) => installed.has(dependency)) ?? [];
  return prefix !== undefined && (!name.startsWith(prefix) || source !== expected)
    ? [
        at(own, 'keyVariableName', VARIABLE, {
          name,
          source,
          expected: `${expected}.${prefix}…`,
          prefix,
        }),
      ]
    : [];
}

/** Files that Next.js only runs on the server, unless they say otherwise. */
const APP_ROUTER = /(?:^|\/)app\/(?:.*\/)?[\w.-]+\.[jt]sx?$/;
const DOCUMENT = /(?:^|\/)pages\/_document\.[jt]sx?$/;

function isOnServer({ file }: Call, installed: Installed): boolean {
  const isNext =
    installed.has('next') || file.modules.some(({ name }) => /^next(?:\/|$)/.test(name));
  const isServer = APP_ROUTER.test(file.path) && !file.isClient;
  return (
    DOCUMENT.test(file.path) ||
    (isNext && (isServer || (/^$|(?:^|\/)layout\.[jt]sx?$/.test(file.path) && isLayout(file))))
  );
}

const isLayout = ({ isClient, text }: CodeFile) => !isClient && /<html\b|\bmetadata\b/.test(text);

function callFindings(own: Call, installed: Installed): Finding[] {
  const { argument, isAfterRender, isInFunction } = own.call;
  const text = argument.text.trim();
  const isPlaceholder =
    argument.isLiteral &&
    text !== '' &&
    !looksLikeKey(text) &&
    /^\W*(?:your|my|x+$|license|key|todo|paste|insert|\.{3})/i.test(text);
  return [
    ...(text === '' || text === 'undefined' || text === 'null'
      ? [at(own, 'keyEmpty', `${LICENSING}#1-missing-license-key`)]
      : []),
    ...(isPlaceholder ? [at(own, 'keyPlaceholder', `${LICENSING}#license-key`, { text })] : []),
    ...(argument.isLiteral ? [] : variableFindings(own, installed)),
    ...(isOnServer(own, installed) ? [at(own, 'keyOnServer', NEXT_APP)] : []),
    ...(isInFunction ? [at(own, 'keyInFunction', WHERE, {}, false)] : []),
    ...(isAfterRender ? [at(own, 'keyAfterRender', WHERE)] : []),
  ];
}

/** The last part of a path, without extension: what an import names. */
const stem = (path: string) =>
  path
    .replace(/(?:\/index)?(?:\.[cm]?[jt]sx?)?$/, '')
    .split('/')
    .at(-1) ?? '';

const SPECIFIER = /(?:\bfrom|\bimport|\brequire\(|\bimport\()\s*['"]([^'"\n]+)['"]/g;

/** The modules that a source file imports, as `isNeverLoaded` compares them. */
export const importedStems = (text: string) =>
  [...text.matchAll(SPECIFIER)].map(([, module = '']) => stem(module));

const ENTRY = /(?:^|\/)(?:main|index|_app|app|layout|root|entry[\w.-]*|client|setup\w*)\.[jt]sx?$/i;

/** Whether no file imports the module with the call, and no framework loads it. */
const isNeverLoaded = ({ file }: Call, imported: ReadonlySet<string>) =>
  !ENTRY.test(file.path) && !imported.has(stem(file.path));

/** The first import of a Pro or Premium package. */
function commercialImport(files: readonly CodeFile[]) {
  for (const file of files) {
    const use = file.uses.find(({ kind, module = '' }) => {
      const name = packageOf(module);
      return kind === 'import' && FAMILY_PACKAGE.test(name) && planOfPackage(name) !== 'community';
    });
    if (use) {
      return { file, use };
    }
  }
  return undefined;
}

export interface KeyPlaces {
  readonly files: readonly CodeFile[];
  readonly installed: Installed;
  /** Whether all source files of the project were given, instead of single ones. */
  readonly isWholeProject: boolean;
  /** The result of `importedStems` for all files. */
  readonly imported: ReadonlySet<string>;
}

/** Calls of `setLicenseKey()` that come too late, run in the wrong place, or set no key. */
export function findKeyPlaces({
  files,
  installed,
  isWholeProject,
  imported,
}: KeyPlaces): Finding[] {
  const calls = files.flatMap((file) => file.keyCalls.map((call) => ({ file, call })));
  const found = calls.flatMap((own) => callFindings(own, installed));
  if (!isWholeProject) {
    return found;
  }
  const commercial = commercialImport(files);
  if (calls.length === 0 && commercial) {
    const { file, use } = commercial;
    found.push({
      ...{
        group: 'license',
        certainty: 'check',
        kind: 'keyNotSet',
        values: { name: packageOf(use.module ?? '') },
      },
      ...{ to: WHERE, file: file.path, line: use.line, code: lineOf(file.text, use.line) },
    });
  }
  const lost = calls.filter((own) => isNeverLoaded(own, imported));
  return [
    ...found,
    ...lost.map((own) => at(own, 'keyNeverLoaded', WHERE, { file: own.file.path }, false)),
  ];
}
