import path from 'node:path';
import { exportTemplate } from '../shared/exportTemplate';
import { listSpecifiers, packageOf, isRelative } from '../../demos/shared/demoExport/listPackages';
import { TEMPLATES, type TemplateSources } from '../shared';
import english from '../../../i18n/translations.json';
import { typeErrorsOfExport } from '../../base/testing/exportedTypes';
import { readPackageVersions } from '../../demos/node';
import { buildSources } from './buildSources';
import { collectFiles } from './collectFiles';
import { productsOf } from './productsOf';

const SITE = process.cwd();
const ROOT = path.join(SITE, 'templates');
const EXACT_VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** The packages that an exported template may require. */
const ALLOWED =
  /^(?:react|react-dom|dayjs|@emotion\/\w+|@mui\/(?:material|icons-material|x-[\w-]+))$/;

/** The template whose exported project is type-checked, because it uses the most features. */
const CHECKED = 'crud-dashboard';

const packages = readPackageVersions(SITE);
const sources = new Map<string, TemplateSources>();

beforeAll(async () => {
  for (const { name, entry } of TEMPLATES) {
    const files = collectFiles(ROOT, [`${name}/${entry}.tsx`, 'theme.ts']);
    sources.set(name, { files: await buildSources(files), packages });
  }
}, 120_000);

function exported(template: (typeof TEMPLATES)[number], variant: 'TS' | 'JS') {
  const built = sources.get(template.name);
  if (!built) {
    throw new Error(`No sources of ${template.name}.`);
  }
  return exportTemplate({ template, title: template.entry, variant, sources: built });
}

describe.each(TEMPLATES)('$name', (template) => {
  it('has its messages', () => {
    expect(english.templates.pages[template.name].title.length).toBeGreaterThan(3);
    expect(english.templates.pages[template.name].descr).toMatch(/^.{30,140}\.$/);
  });

  it.each(['TS', 'JS'] as const)('is exported as a project that is complete: %s', (variant) => {
    const { files, dependencies, devDependencies, entry } = exported(template, variant);
    const [script, jsx] = variant === 'TS' ? ['ts', 'tsx'] : ['jsx', 'jsx'];
    const configs = variant === 'TS' ? ['tsconfig.json', 'vite.config.ts'] : ['vite.config.js'];
    expect(entry).toBe(`src/${template.name}/${template.entry}.${jsx}`);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        ...['index.html', 'package.json', 'README.md', `src/main.${jsx}`, `src/theme.${script}`],
        ...[entry, ...configs],
      ]),
    );
    expect(files[`src/main.${jsx}`]).toContain(`from './${template.name}/${template.entry}';`);
    expect(files['index.html']).toContain(`src="/src/main.${jsx}"`);
    expect(files['index.html']).toContain('IBM+Plex+Sans');
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      name: template.name,
      scripts: { dev: 'vite', build: 'vite build' },
      dependencies,
      devDependencies,
    });

    // Every local import must resolve to a file, and every file must be imported.
    const reached = new Set([`src/main.${jsx}`]);
    for (const file of reached) {
      for (const specifier of listSpecifiers(files[file] ?? '')) {
        if (isRelative(specifier)) {
          const target = path.posix.join(path.posix.dirname(file), specifier);
          const found = [`.${jsx}`, `.${script}`]
            .map((end) => target + end)
            .find((name) => files[name]);
          expect([file, specifier, found]).not.toContain(undefined);
          reached.add(String(found));
        } else {
          expect(dependencies).toHaveProperty([packageOf(specifier)]);
        }
      }
    }
    expect(
      Object.keys(files)
        .filter((file) => file.startsWith('src/'))
        .sort(),
    ).toEqual([...reached].sort());
  });

  it('pins its imports to exact versions, and requires nothing else', () => {
    const { dependencies, devDependencies } = exported(template, 'TS');
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect([name, version]).toEqual([name, expect.stringMatching(EXACT_VERSION)]);
    }
    expect(Object.keys(dependencies).filter((name) => !ALLOWED.test(name))).toEqual([]);
    expect(dependencies['@mui/material']).toBe('7.3.11');
    for (const [name, version] of Object.entries(dependencies)) {
      if (name.startsWith('@mui/x-')) {
        expect([name, version]).toEqual([name, '8.14.1']);
      }
    }
  });

  it('is deterministic: it uses neither the clock nor random numbers', () => {
    for (const { name, code } of sources.get(template.name)?.files.TS ?? []) {
      expect([name, code.match(/Math\.random|new Date\(\)|Date\.now|dayjs\(\)(?!`)/)]).toEqual([
        name,
        null,
      ]);
    }
  });
});

it('uses MUI X where it fits', () => {
  const productsIn = (name: string, entry: string) =>
    productsOf(collectFiles(ROOT, [`${name}/${entry}.tsx`]));
  for (const [name, entry] of [
    ['dashboard', 'Dashboard'],
    ['crud-dashboard', 'CrudDashboard'],
  ] as const) {
    const all = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'];
    expect(productsIn(name, entry)).toEqual(all);
  }
  expect(productsIn('checkout', 'Checkout')).toEqual(['x-date-pickers']);
  expect(productsIn('sign-in', 'SignIn')).toEqual([]);
});

it(`exports ${CHECKED} with valid types against the packages it pins`, () => {
  const template = TEMPLATES.find(({ name }) => name === CHECKED) ?? TEMPLATES[0];
  const files = Object.entries(exported(template, 'TS').files);
  const code = files.filter(([file]) => file.startsWith('src/'));
  expect(typeErrorsOfExport('exported-template', code)).toEqual([]);
}, 180_000);
