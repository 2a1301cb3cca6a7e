import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../../base/node';
import { readChangeSteps, readErrorCodes, readReleaseFacts } from '../../../api/node';
import { CURRENT_MAJOR } from '../../../versions/shared/versions';
import { fragmentsOf, readSearchData } from '../../../search/node';
import { RENAMED_PACKAGES } from '../../shared/installation/renamedPackages';
import type { CheckData, PackageFacts } from '../../shared/check/checkData';
import { KINDS } from '../../shared/check/kinds';
import type { KnownError } from '../../shared/errors/findErrors';
import { readMessages, type PackageMessage } from './readMessages';
import { readReleaseTimes } from './readReleaseTimes';
import { readTitles } from './readTitles';

/** The package that all others are released with. */
const CHANGELOG_OF = '@mui/x-license';

/** Packages whose messages and peers the checks know, beside the documented ones. */
const OTHERS = ['@mui/x-license', '@mui/x-internals', '@mui/x-virtualizer', '@mui/material'];

const PREFIX = '@mui/x-';

interface PackageJson {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

function readFacts(siteDir: string): Record<string, PackageFacts> {
  const own = readJson<PackageJson>(path.join(siteDir, 'package.json'));
  const names = Object.keys(own.dependencies ?? {}).filter((name) => name.startsWith(PREFIX));
  return Object.fromEntries(
    [...new Set([...names, ...OTHERS])].map((name) => {
      const file = path.join(siteDir, 'node_modules', name, 'package.json');
      const {
        peerDependencies = {},
        peerDependenciesMeta = {},
        version,
      } = readJson<PackageJson>(file);
      const optional = Object.keys(peerDependenciesMeta).filter(
        (peer) => peerDependenciesMeta[peer]?.optional,
      );
      return [name, { version, peers: peerDependencies, optionalPeers: optional }];
    }),
  );
}

/** The addresses that findings of any kind lead to. */
function addressesOf(siteDir: string, errors: readonly KnownError[]): string[] {
  const steps = readChangeSteps(siteDir).flatMap(({ guide, records }) => [
    guide,
    ...records.map(({ section }) => `${guide}#${section}`),
  ]);
  const renamed = RENAMED_PACKAGES.map(([, , to]) => to);
  return [
    ...Object.values(KINDS).map(([, , to]) => to),
    ...errors.flatMap(({ to }) => to ?? []),
    ...steps,
    ...renamed,
  ];
}

/** Messages without the spaces and quotation marks in which data and packages differ. */
const contains = (message: string, fragments: readonly string[]) =>
  fragments.every((fragment) => message.includes(fragment));

/** The errors that sections explain, with the advice of the package, then all other messages. */
export function joinErrors(
  explained: readonly KnownError[],
  fragments: readonly (readonly string[])[],
  messages: readonly PackageMessage[],
): KnownError[] {
  const known = explained.map((error, index): KnownError => {
    const own = messages.find(({ advice, text }) =>
      contains(`${text} ${advice}`, fragments[index] ?? [error.text]),
    );
    return own ? { ...error, package: own.package, advice: own.advice } : error;
  });
  const others = messages.filter(
    ({ advice, text }) => !fragments.some((parts) => contains(`${text} ${advice}`, parts)),
  );
  return [...known, ...others];
}

/**
 * Reads what the checks of projects know from the installed packages, the changelog, and data.
 *
 * @throws if a package isn't installed
 */
export async function createCheckData(siteDir: string): Promise<CheckData> {
  const packages = readFacts(siteDir);
  const { errors } = await readSearchData(siteDir);
  const changelog = path.join(siteDir, 'node_modules', CHANGELOG_OF, 'CHANGELOG.md');
  const list = Object.entries(packages).map(([name, { version }]) => ({ name, version }));
  const own = list.filter(
    ({ name }) =>
      name.startsWith(PREFIX) && fs.existsSync(path.join(siteDir, 'node_modules', name, 'esm')),
  );
  const known = joinErrors(
    errors.map(({ forms, text, to }) => ({ text, to, ...(forms && { forms }) })),
    errors.map(fragmentsOf),
    readMessages(siteDir, own),
  );
  return {
    packages,
    titles: await readTitles(siteDir, addressesOf(siteDir, known)),
    releaseTimes: readReleaseTimes(fs.readFileSync(changelog, 'utf8')),
    added: Object.fromEntries(
      Object.entries(readReleaseFacts(siteDir, CURRENT_MAJOR)?.products ?? {}).map(
        ([product, facts]) => [product, facts.added],
      ),
    ),
    errors: known,
    codes: readErrorCodes(siteDir),
  };
}
