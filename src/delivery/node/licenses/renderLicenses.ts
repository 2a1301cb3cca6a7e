import { groupBy } from '../../../base/shared/groupBy';
import type { PackageLicense } from './readLicense';

/** Published below the base URL. */
export const LICENSES_FILE = 'third-party-licenses.txt';

const INTRODUCTION = `Licenses of other projects

The scripts and style sheets of this site contain code of the following packages,
under these licenses.
`;

const LINE = '-'.repeat(80);

const byName = (a: PackageLicense, b: PackageLicense) =>
  Number(a.name > b.name) - Number(a.name < b.name) || Number(a.version > b.version) || -1;

function title({ name, version, license, source }: PackageLicense): string {
  return `${name} ${version} (${license})${source === '' ? '' : `, ${source}`}`;
}

/** The packages with their license texts. Packages with the same text share it. */
export function renderLicenses(packages: readonly PackageLicense[]): string {
  const byText = groupBy(
    [...packages].sort(byName),
    // A package without a text only says its license.
    ({ license, text }) => text || `${license}. The package contains no license text.`,
  );
  const parts = [...byText].map(
    ([text, entries]) => `${LINE}\n${entries.map(title).join('\n')}\n\n${text}\n`,
  );
  return [INTRODUCTION, ...parts].join('\n');
}
