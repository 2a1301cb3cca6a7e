import { lineOf, type Finding, type FindingKind } from '../check/finding';
import type { CodeFile, Use } from '../code/uses';
import { majorOfVersion, type Installed } from './installed';
import { FAMILY_PACKAGE, planOfPackage, productPackage } from './project';
import { labModule, RENAMED_PACKAGES } from './renamedPackages';

const PLANS = 'introduction/licensing/#upgrading';
const DATES = 'introduction/installation/#date-and-time-pickers';

/** The date library of an adapter, by the module that exports it. */
const ADAPTERS: Readonly<Record<string, string>> = {
  AdapterDateFns: 'date-fns',
  AdapterDateFnsV2: 'date-fns',
  AdapterDateFnsV3: 'date-fns',
  AdapterDateFnsJalali: 'date-fns-jalali',
  AdapterDateFnsJalaliV2: 'date-fns-jalali',
  AdapterDateFnsJalaliV3: 'date-fns-jalali',
  AdapterDayjs: 'dayjs',
  AdapterLuxon: 'luxon',
  AdapterMoment: 'moment',
  AdapterMomentHijri: 'moment-hijri',
  AdapterMomentJalaali: 'moment-jalaali',
};

/** `@mui/x-charts/BarChart` → `@mui/x-charts`. */
export const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

interface Place {
  readonly file: CodeFile;
  readonly use: Use & { readonly module: string };
}

function at(
  { file, use }: Place,
  kind: FindingKind,
  values: Readonly<Record<string, string>>,
  rest: Pick<Finding, 'to' | 'certainty'>,
): Finding {
  return {
    ...{ group: 'installation', kind, values, ...rest },
    ...{ file: file.path, line: use.line, code: lineOf(file.text, use.line) },
  };
}

function planFindings(place: Place, installed: Installed): Finding[] {
  const { module, name } = place.use;
  const own = packageOf(module);
  const found: Finding[] = [];
  if (installed.hasManifest && !installed.has(own) && FAMILY_PACKAGE.test(own)) {
    const other = installed.family.find((row) => productPackage(row) === productPackage(own));
    if (other !== undefined) {
      found.push(
        at(place, 'planNotInstalled', { name: own, other }, { to: PLANS, certainty: 'certain' }),
      );
    }
  }
  const [, plan] = /[a-z](Pro|Premium)(?:Props)?$/.exec(name) ?? [];
  const needed = plan === undefined ? undefined : `${productPackage(own)}-${plan.toLowerCase()}`;
  const isWrong =
    (plan === 'Premium' && planOfPackage(own) !== 'premium') ||
    (plan === 'Pro' && planOfPackage(own) === 'community');
  // The charts of Premium are those of Pro, with their names.
  const isReplaced =
    /^(?:DataGrid|RichTreeView)(?:Props)?$/.test(name) && planOfPackage(own) !== 'community';
  if (FAMILY_PACKAGE.test(own) && needed !== undefined && isWrong) {
    found.push(
      at(place, 'planOfName', { name, module: own, needed }, { to: PLANS, certainty: 'certain' }),
    );
  } else if (FAMILY_PACKAGE.test(own) && isReplaced) {
    const community = productPackage(own);
    found.push(
      at(
        place,
        'planOfName',
        { name, module: own, needed: community },
        { to: PLANS, certainty: 'certain' },
      ),
    );
  }
  return found;
}

function adapterFindings(place: Place, installed: Installed): Finding[] {
  const adapter = place.use.module.split('/').at(-1) ?? '';
  const library = /^@mui\/x-date-pickers/.test(place.use.module) ? ADAPTERS[adapter] : undefined;
  if (library === undefined || !installed.hasManifest) {
    return [];
  }
  const version = installed.version(library);
  if (version === undefined) {
    return [at(place, 'adapterLibrary', { adapter, library }, { to: DATES, certainty: 'certain' })];
  }
  const pickers =
    installed.version('@mui/x-date-pickers') ?? installed.version('@mui/x-date-pickers-pro');
  const major = majorOfVersion(pickers ?? '0');
  const isDateFns = library.startsWith('date-fns');
  // Until v7, the adapter without a suffix was that of version 2.
  const needed =
    major >= 8
      ? majorOfVersion(version) < 3
        ? 'V2'
        : ''
      : majorOfVersion(version) < 3
        ? ''
        : 'V3';
  const [, suffix = ''] = /(V\d)?$/.exec(adapter) ?? [];
  return isDateFns && major >= 6 && suffix !== needed
    ? [
        at(
          place,
          'dateFnsAdapter',
          { adapter, library, version, needed: adapter.replace(/V\d$/, '') + needed },
          { to: DATES, certainty: 'certain' },
        ),
      ]
    : [];
}

/** Adapters of two libraries: the types of pickers accept the dates of all of them. */
function dateTypes(places: readonly Place[]): Finding[] {
  const adapters = new Map<string, Place>();
  for (const place of places) {
    const library = ADAPTERS[place.use.module.split('/').at(-1) ?? ''];
    if (library !== undefined && !adapters.has(library)) {
      adapters.set(library, place);
    }
  }
  const [, second] = [...adapters.values()];
  const libraries = [...adapters.keys()].join(', ');
  return second
    ? [
        at(
          second,
          'dateTypes',
          { libraries },
          { to: 'react-date-pickers/quickstart/#date-value-types', certainty: 'check' },
        ),
      ]
    : [];
}

/** What the imports of files say about the installation. */
export function findImports(files: readonly CodeFile[], installed: Installed): Finding[] {
  const places = files.flatMap((file) =>
    file.uses.flatMap((use) =>
      use.kind === 'import' && use.module !== undefined
        ? [{ file, use: { ...use, module: use.module } }]
        : [],
    ),
  );
  const renamed = places.flatMap((place): Finding[] => {
    const module = labModule(place.use.module, place.use.name);
    const known =
      RENAMED_PACKAGES.find(({ pattern }) => pattern.test(module)) ??
      RENAMED_PACKAGES.find(({ pattern }) => pattern.test(packageOf(module)));
    return known
      ? [
          at(
            place,
            'renamedPackage',
            { name: module, becomes: known.becomes },
            {
              ...{ to: known.to, certainty: 'certain' },
            },
          ),
        ]
      : [];
  });
  const undeclared = places.flatMap((place): Finding[] => {
    const name = packageOf(place.use.module);
    const isListed = installed.declared(name) !== undefined;
    const hasPlan = installed.family.some((own) => productPackage(own) === productPackage(name));
    return installed.hasManifest &&
      !isListed &&
      /^@mui\/x-/.test(name) &&
      (installed.has(name) || !hasPlan)
      ? [
          at(
            place,
            'notDeclared',
            { name },
            { to: 'introduction/installation/#license-package', certainty: 'check' },
          ),
        ]
      : [];
  });
  return [
    ...renamed,
    ...places.flatMap((place) => planFindings(place, installed)),
    ...undeclared,
    ...places.flatMap((place) => adapterFindings(place, installed)),
    ...dateTypes(places),
  ];
}

/** Packages of the project that have another name now. */
export function findRenamed(installed: Installed, names: readonly string[]): Finding[] {
  return names.flatMap((name) => {
    const known = RENAMED_PACKAGES.find(({ pattern }) => pattern.test(name));
    const { file, line, text } = installed.place(name);
    return known
      ? [
          {
            ...({ group: 'installation', certainty: 'certain', kind: 'renamedPackage' } as const),
            ...{ values: { name, becomes: known.becomes }, to: known.to, file },
            ...(line !== undefined && { line, code: lineOf(text, line) }),
          },
        ]
      : [];
  });
}
