import { planOfPackage } from '../../../content/shared/plans';
import { toFinding, type Finding } from '../check/finding';
import type { FindingKind } from '../check/kinds';
import type { CodeFile } from '../code/uses';
import { majorOfVersion, type Installed } from './installed';
import { FAMILY_PACKAGE, packageOf, productPackage } from './project';
import { findRenamedPackage } from './renamedPackages';

/** The date library of an adapter, by the module that exports it: `AdapterDateFnsJalaliV2`. */
function libraryOf(adapter: string): string | undefined {
  const [, name] = /^Adapter(\w+?)(?:V\d)?$/.exec(adapter) ?? [];
  return name === 'Dayjs' ? 'dayjs' : name?.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase();
}

/** An import of a package. */
interface Import {
  readonly file: CodeFile;
  readonly line: number;
  readonly name: string;
  readonly module: string;
  readonly package: string;
  /** The last part of its path. */
  readonly path: string;
}

const at = ({ file, line }: Import, kind: FindingKind, values: Finding['values'], to?: string) =>
  toFinding(kind, file, line, values, to === undefined ? {} : { to });

/** Imports from the package of another plan than the name's, or than the installed one. */
function planFindings(own: Import, installed: Installed): Finding[] {
  const { name, package: from } = own;
  if (!FAMILY_PACKAGE.test(from)) {
    return [];
  }
  const base = productPackage(from);
  const other = installed.family.find((row) => productPackage(row) === base);
  const [, suffix = ''] = /[a-z](Pro|Premium)(?:Props)?$/.exec(name) ?? [];
  const plan = planOfPackage(from);
  const isWrong =
    (suffix === 'Premium' && plan !== 'premium') || (suffix === 'Pro' && plan === undefined);
  // Except for these, packages of higher plans export the components of lower ones.
  const isReplaced = plan !== undefined && /^(?:DataGrid|RichTreeView)(?:Props)?$/.test(name);
  const needed = isWrong ? `${base}-${suffix.toLowerCase()}` : base;
  return [
    ...(installed.hasManifest && !installed.has(from) && other !== undefined
      ? [at(own, 'planNotInstalled', { name: from, other })]
      : []),
    ...(isWrong || isReplaced ? [at(own, 'planOfName', { name, module: from, needed })] : []),
  ];
}

function adapterFindings(own: Import, installed: Installed): Finding[] {
  const adapter = own.path;
  const library = own.package.startsWith('@mui/x-date-pickers') ? libraryOf(adapter) : undefined;
  if (library === undefined || !installed.hasManifest) {
    return [];
  }
  const version = installed.version(library);
  if (version === undefined) {
    return [at(own, 'adapterLibrary', { adapter, library })];
  }
  const major = majorOfVersion(installed.version(own.package) ?? '0');
  const isOld = majorOfVersion(version) < 3;
  // Until v7, the adapter without a suffix was that of version 2.
  const suffix = major >= 8 ? (isOld ? 'V2' : '') : isOld ? '' : 'V3';
  const needed = adapter.replace(/V\d$/, '') + suffix;
  return library.startsWith('date-fns') && major >= 6 && adapter !== needed
    ? [at(own, 'dateFnsAdapter', { adapter, library, version, needed })]
    : [];
}

/** Adapters of two libraries: the types of pickers accept the dates of all of them. */
function dateTypes(imports: readonly Import[]): Finding[] {
  const adapters = new Map<string, Import>();
  for (const own of imports) {
    const library = libraryOf(own.path);
    if (library !== undefined && !adapters.has(library)) {
      adapters.set(library, own);
    }
  }
  const [, second] = [...adapters.values()];
  return second ? [at(second, 'dateTypes', { libraries: [...adapters.keys()].join(', ') })] : [];
}

/** What the imports of files say about the installation. */
export function findImports(files: readonly CodeFile[], installed: Installed): Finding[] {
  const imports = files.flatMap((file) =>
    file.uses.flatMap(({ kind, line, module, name }): Import[] =>
      kind === 'import' && module !== undefined
        ? [
            {
              file,
              line,
              name,
              module,
              package: packageOf(module),
              path: module.split('/').at(-1) ?? '',
            },
          ]
        : [],
    ),
  );
  const renamed = imports.flatMap((own) => {
    const known = findRenamedPackage(own.module, own.name);
    return known ? [at(own, 'renamedPackage', known, known.to)] : [];
  });
  const undeclared = imports.filter(({ package: name }) => {
    const hasPlan = installed.family.some((own) => productPackage(own) === productPackage(name));
    return (
      installed.hasManifest &&
      name.startsWith('@mui/x-') &&
      !installed.isDeclared(name) &&
      (installed.has(name) || !hasPlan)
    );
  });
  return [
    ...renamed,
    ...imports.flatMap((own) => planFindings(own, installed)),
    ...undeclared.map((own) => at(own, 'notDeclared', { name: own.package })),
    ...imports.flatMap((own) => adapterFindings(own, installed)),
    ...dateTypes(imports),
  ];
}

/** Packages of the project that have another name now. */
export function findRenamed(installed: Installed): Finding[] {
  return installed.declaredNames.flatMap((name) => {
    const known = findRenamedPackage(name);
    return known ? [installed.finding('renamedPackage', name, known, { to: known.to })] : [];
  });
}
