import { typeErrorsOfExport } from '../../../base/testing/exportedTypes';
import { buildVersions, contentRoot, packageAliases } from '../../../versions/node';
import { exportDemo, oneFile } from '../../shared/demoExport';
import { isLive } from '../../../versions/shared/versions';
import { readPackageVersions } from '..';
import { demoSources } from './testing/exportedProjects';
import { renderProjects } from './testing/renderProjects';

jest.setTimeout(600_000);

/** Demos with a style sheet, and the few whose modules use one name for two things. */
const MOST_WITH_SEVERAL_FILES = 15;

/** Readers of a package without types declare it, as exported projects do. */
const UNTYPED = ['moment-hijri', 'moment-jalaali'];

/** Readers paste a copied demo into a file of an application, where its modules don't exist. */
it.each(buildVersions(process.cwd()).map(({ major }) => major))(
  'copied demos of %s compile by themselves',
  (major) => {
    const copies = demoSources(contentRoot(major)).map(({ name, sources }) => ({
      file: `${name}/Copied.tsx`,
      text: oneFile(sources),
    }));
    const split = copies.filter(({ text }) => text === null).map(({ file }) => file);
    expect(split.length).toBeLessThanOrEqual(MOST_WITH_SEVERAL_FILES);
    const files = copies.flatMap(({ file, text }) =>
      text === null ? [] : [[file, text] as const],
    );
    expect(files.length).toBeGreaterThan(split.length);
    const types = [
      'untyped.d.ts',
      UNTYPED.map((name) => `declare module '${name}';`).join('\n'),
    ] as const;
    const aliases = packageAliases(process.cwd(), major);
    expect(typeErrorsOfExport(`copied-${major}`, [...files, types], aliases)).toEqual([]);
  },
);

/** How many demos are left out between two of the sample. */
const STEP = 15;

it.each(
  buildVersions(process.cwd())
    .map(({ major }) => major)
    .filter(isLive),
)('a sample of the copied demos of %s renders', async (major) => {
  const versions = readPackageVersions(process.cwd());
  const projects = demoSources(contentRoot(major)).flatMap(({ name, styling, sources }, index) => {
    const code = index % STEP === 0 ? oneFile(sources) : null;
    const copied = code === null ? [] : [{ name: 'Copied.tsx', code }];
    const demo = { name: 'Copied', title: name, variant: 'TS', styling, versions } as const;
    return copied.length === 0 ? [] : [{ name, ...exportDemo({ ...demo, sources: copied }) }];
  });
  expect(projects.length).toBeGreaterThan(20);
  expect(await renderProjects(projects, packageAliases(process.cwd(), major))).toEqual([]);
});
