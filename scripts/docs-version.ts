/**
 * Makes the current major an older one: copies `docs` and its menu, and edits what follows from the
 * packages of the next major. `npm run docs:version` runs it, then installs the packages, and runs
 * next-major.ts.
 *
 * Usage: npm run docs:version -- 9 (the newest release) or -- 9.14.0
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { compare, prerelease } from 'semver';
import { PRODUCT_PACKAGES } from '../src/api/node';
import { closestVersion } from '../src/api/node/releases';
import { CURRENT_MAJOR, majorNumber } from '../src/versions/shared/versions';
import { cutMajor } from './lib/cutMajor';
import { createRegistry } from './lib/publishedReleases';
import manifest from '../package.json';
import { runCommand } from './lib/runCommand';

/**
 * The version of each documented package in a release. Packages that the release left out have the
 * newest one before it.
 *
 * @param wanted `9.14.0`, or `9` for the newest release with all packages
 * @throws Error if no release of the major is complete, or a package has none
 */
export function choosePackages(
  wanted: string,
  published: Readonly<Record<string, readonly string[]>>,
): { readonly release: string; readonly packages: Record<string, string> } {
  const [major = ''] = wanted.split('.');
  const ofMajor = Object.entries(published).map(
    ([name, versions]) =>
      [name, versions.filter((version) => version.startsWith(`${major}.`))] as const,
  );
  const products = ofMajor.filter(([name]) =>
    PRODUCT_PACKAGES.some((entry) => entry.name === name),
  );
  const release = wanted.includes('.')
    ? wanted
    : products
        .flatMap(([, versions]) => versions)
        .filter((version) => products.every(([, versions]) => versions.includes(version)))
        .filter((version) => prerelease(version) === null)
        .sort(compare)
        .at(-1);
  if (release === undefined) {
    const newest = products.map(([name, versions]) => `${name} ${versions.at(-1) ?? 'none'}`);
    throw new Error(
      `The registry has no release of ${major} with all packages. The newest: ${newest.join(', ')}. Name one: \`npm run docs:version -- ${major}.1.0\`.`,
    );
  }
  const packages = ofMajor.map(([name, versions]) => {
    const version = versions.includes(release) ? release : closestVersion(release, versions);
    if (version === undefined) {
      throw new Error(`The registry has no ${name} of ${major} until ${release}.`);
    }
    return [name, version] as const;
  });
  return { release, packages: Object.fromEntries(packages) };
}

function runBin(bin: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [path.resolve('node_modules', bin), ...args], {
    // The menu and the pages of other majors aren't needed for the copy.
    env: { ...process.env, DOCS_VERSIONS: 'current' },
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new Error(`${bin} failed, see above. Undo with git, and run it again.`);
  }
}

async function main(): Promise<void> {
  const [wanted = ''] = process.argv.slice(2);
  const next = majorNumber(CURRENT_MAJOR) + 1;
  if (!new RegExp(`^${next}(\\.\\d+\\.\\d+[\\w.-]*)?$`).test(wanted)) {
    throw new Error(
      `Expected the next major or one of its releases: \`npm run docs:version -- ${next}\`, or \`-- ${next}.0.0\`.`,
    );
  }
  const names = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@mui/x-'));
  const versionsOf = createRegistry();
  const published = await Promise.all(
    names.map(async (name) => [name, await versionsOf(name)] as const),
  );
  const { release, packages } = choosePackages(wanted, Object.fromEntries(published));
  console.log(
    `${release}: ${Object.entries(packages)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}`,
  );
  runBin('@docusaurus/core/bin/docusaurus.mjs', ['docs:version', CURRENT_MAJOR]);
  const files = cutMajor(process.cwd(), { from: CURRENT_MAJOR, to: `v${next}`, release, packages });
  runBin('prettier/bin/prettier.cjs', ['--write', '--log-level', 'warn', ...files]);
  console.log(`Changed ${files.join(', ')}.`);
}

if (require.main === module) {
  void runCommand(main);
}
