import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CURRENT_MAJOR, MAJORS } from '../../src/versions/shared/versions';
import { choosePackages } from '../docs-version';
import { cutMajor } from './cutMajor';

const FROM = CURRENT_MAJOR;
const TO = `v${Number(FROM.slice(1)) + 1}`;

/** The files of this repository that a cut changes, so that the test notices when one differs. */
const FILES = [
  'src/versions/shared/versions.ts',
  'src/versions/shared/versionHosts.ts',
  'src/demos/shared/installVersions.ts',
  'src/content/shared/products.ts',
  'navigation/index.ts',
  'data/api/documented.json',
  'data/published-anchors.json',
  'data/moved-pages.json',
  'data/demo-heights.json',
  'package.json',
  'versioned_docs/package.json',
];

let site = '';
const read = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');
const parse = <Value>(file: string) => JSON.parse(read(file)) as Value;
const cut = () =>
  cutMajor(site, {
    from: FROM,
    to: TO,
    release: `${TO.slice(1)}.2.0`,
    packages: { '@mui/x-charts': `${TO.slice(1)}.2.0`, '@mui/x-tree-view-pro': '0.1.0' },
  });

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'cut-'));
  FILES.forEach((file) => fs.cpSync(file, path.join(site, file)));
  const copy = path.join(site, 'versioned_docs', `version-${FROM}`);
  fs.mkdirSync(path.join(copy, 'api'), { recursive: true });
  fs.writeFileSync(path.join(copy, 'tsconfig.json'), '{}');
});
afterEach(() => fs.rmSync(site, { recursive: true }));

describe('a cut', () => {
  it('adds the major to every list of majors, hosts, and peers', () => {
    expect(cut().sort()).toEqual([...FILES].sort());
    const versions = read('src/versions/shared/versions.ts');
    expect(versions).toContain(`CURRENT_MAJOR = '${TO}'`);
    expect(versions).toContain(`MAJORS = [CURRENT_MAJOR, '${FROM}', '${MAJORS[1]}'`);
    expect(versions).toContain(`readonly Major[] = [CURRENT_MAJOR, '${FROM}', '${MAJORS[1]}'`);
    const hosts = read('src/versions/shared/versionHosts.ts');
    expect(hosts).toContain(`${TO}: 'https://mui.com'`);
    expect(hosts).toContain(`${FROM}: 'https://${FROM}.mui.com'`);
    expect(read('src/demos/shared/installVersions.ts')).toMatch(
      new RegExp(`^  ${TO}: (.*)\n  ${FROM}: \\1$`, 'm'),
    );
    expect(read('src/content/shared/products.ts')).toContain(`'${TO.slice(1)}.2.0'`);
    expect(read('navigation/index.ts')).toContain(
      `{ pathname: '/x/api/changes/${TO}', title: 'From ${FROM} to ${TO}' },\n`,
    );
  });

  it('keeps the heights of the copied demos, and what is documented', () => {
    const before = parse<Record<string, unknown>>('data/demo-heights.json');
    cut();
    const after = parse<Record<string, unknown>>('data/demo-heights.json');
    const ofDocs = Object.keys(before).filter((file) => file.startsWith('docs/'));
    expect(Object.keys(after)).toHaveLength(Object.keys(before).length + ofDocs.length);
    const [demo = ''] = ofDocs;
    expect(after[demo.replace('docs/', `versioned_docs/version-${FROM}/`)]).toEqual(before[demo]);
    const documented = parse<Record<string, unknown>>('data/api/documented.json');
    expect(documented[TO]).toEqual(documented[FROM]);
  });

  it('pins the old packages under aliases, and the new ones under their names', () => {
    const manifest = parse<{ dependencies: Record<string, string> }>('package.json');
    const before = manifest.dependencies;
    const overrides = { '@mui/x-tree-view-pro': { '@mui/x-tree-view': '0.0.2' }, rollup: '4.0.0' };
    fs.writeFileSync(path.join(site, 'package.json'), JSON.stringify({ ...manifest, overrides }));
    cut();
    const current = parse<{ dependencies: object; overrides: object }>('package.json');
    expect(current.dependencies).toMatchObject({ '@mui/x-charts': `${TO.slice(1)}.2.0` });
    expect(current.overrides).toEqual({ rollup: '4.0.0' });
    const older = parse<{ dependencies: object; overrides: object }>('versioned_docs/package.json');
    expect(older.dependencies).toMatchObject({
      [`x-charts-${FROM}`]: `npm:@mui/x-charts@${before['@mui/x-charts']}`,
    });
    expect(older.overrides).toHaveProperty(`x-tree-view-pro-${FROM}`, {
      '@mui/x-tree-view': '0.0.2',
    });
    expect(fs.readdirSync(path.join(site, 'versioned_docs', `version-${FROM}`))).toEqual([]);
  });

  it('removes playgrounds from the copy, and their sections', () => {
    const folder = path.join(site, `versioned_docs/version-${FROM}/react-charts/bars`);
    fs.cpSync('docs/react-charts/bars', folder, { recursive: true });
    cut();
    const page = fs.readFileSync(path.join(folder, 'bars.mdx'), 'utf8');
    expect(page).not.toMatch(/playground/i);
    expect(page).toContain('\n## Keyboard and accessibility\n');
    expect(fs.readdirSync(folder).filter((name) => /playground/.test(name))).toEqual([]);
    type Ids = Record<string, Record<string, string[]>>;
    const ids = parse<Ids>('data/published-anchors.json');
    expect(ids[FROM]?.['react-charts/bars/']).not.toContain('playground');
    expect(ids[TO]?.['react-charts/bars/']).toContain('playground');
  });

  it('removes whole sections around playgrounds, and the paragraphs that link to them', () => {
    const folder = path.join(site, `versioned_docs/version-${FROM}`);
    const page = (name: string, text: string) => {
      fs.mkdirSync(path.join(folder, name), { recursive: true });
      fs.writeFileSync(path.join(folder, name, `${name}.mdx`), text);
    };
    page(
      'tools',
      `import { Playground } from '@site/playground';

A first paragraph.

## One component {#one}

Two have a playground.

### Range {#range}

<Playground
  component="A"
/>

See [the other](../pie/pie.mdx#slices).

## The rest

Text.
`,
    );
    const pie =
      'Text.\n\nTry the [playground](../tools/tools.mdx#range).\n\n## Slices\n\n[Rest](../tools/tools.mdx#the-rest).\n';
    page('pie', pie);
    cut();
    const of = (name: string) => fs.readFileSync(path.join(folder, name, `${name}.mdx`), 'utf8');
    expect(of('tools')).toBe('A first paragraph.\n\n## The rest\n\nText.\n');
    expect(of('pie')).toBe('Text.\n\n## Slices\n\n[Rest](../tools/tools.mdx#the-rest).\n');
  });

  it('names the file whose place to edit is gone, and writes nothing', () => {
    const file = path.join(site, 'src/versions/shared/versionHosts.ts');
    fs.writeFileSync(file, 'export const PUBLISHED_HOSTS = {};');
    const before = read('package.json');
    expect(cut).toThrow(
      `src/versions/shared/versionHosts.ts can't be edited: it no longer contains \`${FROM}: 'https://mui.com',\`.`,
    );
    expect(read('package.json')).toBe(before);
  });
});

describe('the packages of the next major', () => {
  const published = {
    '@mui/x-charts': ['8.1.0', '9.0.0', '9.1.0', '9.2.0'],
    '@mui/x-data-grid': ['8.1.0', '9.0.0', '9.1.0', '9.3.0'],
    '@mui/x-license': ['9.0.0', '9.0.1', '9.2.0'],
  };

  it('are those of the newest release that all products have', () => {
    expect(choosePackages('9', published)).toEqual({
      release: '9.1.0',
      packages: {
        '@mui/x-charts': '9.1.0',
        '@mui/x-data-grid': '9.1.0',
        '@mui/x-license': '9.0.1',
      },
    });
  });

  it('can be those until a release', () => {
    expect(choosePackages('9.3.0', published).packages).toMatchObject({
      '@mui/x-charts': '9.2.0',
      '@mui/x-data-grid': '9.3.0',
    });
  });

  it('are missed by name', () => {
    expect(() => choosePackages('10', published)).toThrow(
      'The registry has no release of 10 with all packages. The newest: @mui/x-charts none, @mui/x-data-grid none.',
    );
    expect(() => choosePackages('9.0.0', { ...published, '@mui/x-license': [] })).toThrow(
      'The registry has no @mui/x-license of 9 until 9.0.0.',
    );
  });
});
