import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { renamedText, renamePage } from './renamePage';

const FROM = 'react-charts/heatmap';
const TO = 'react-charts/heat/matrix';

describe('the text of a file', () => {
  const rename = { from: FROM, to: TO };

  it.each([
    [
      'docs/react-charts/bars/bars.mdx',
      '[a](../heatmap/heatmap.mdx#b)',
      '[a](../heat/matrix/matrix.mdx#b)',
    ],
    [
      'docs/react-charts/heatmap/heatmap.mdx',
      '[a](../bars/bars.mdx#b)',
      '[a](../../bars/bars.mdx#b)',
    ],
    ['docs/react-charts/heatmap/Demo.tsx', "from './data'", "from './data'"],
    ['docs/react-charts/bars/bars.mdx', '[a](../pie/pie.mdx)', '[a](../pie/pie.mdx)'],
    [
      'docs/whats-new/whats-new.mdx',
      '(/x/react-charts/heatmap/#a)',
      '(/x/react-charts/heat/matrix/#a)',
    ],
    [
      'docs/whats-new/whats-new.mdx',
      '(/x/v7/react-charts/heatmap/)',
      '(/x/v7/react-charts/heatmap/)',
    ],
    [
      'navigation/index.ts',
      "'/x/react-charts/heatmap', title",
      "'/x/react-charts/heat/matrix', title",
    ],
    ['navigation/index.ts', "'/x/react-charts/heatmap-demo'", "'/x/react-charts/heatmap-demo'"],
    [
      'data/demo-heights.json',
      '"docs/react-charts/heatmap/A.tsx"',
      '"docs/react-charts/heat/matrix/A.tsx"',
    ],
    [
      'data/demo-heights.json',
      '"versioned_docs/version-v7/react-charts/heatmap/A.tsx"',
      '"versioned_docs/version-v7/react-charts/heatmap/A.tsx"',
    ],
  ])('of %s becomes, from %s, %s', (file, before, after) => {
    expect(renamedText(file, before, rename)).toBe(after);
  });
});

describe('in a copy of this project', () => {
  let site: string;

  beforeAll(() => {
    site = fs.mkdtempSync(path.join(os.tmpdir(), 'rename-'));
    for (const folder of ['docs', 'navigation', 'data', 'i18n']) {
      fs.cpSync(folder, path.join(site, folder), { recursive: true });
    }
    for (const folder of ['src', 'templates', `versioned_docs/version-v7/${FROM}`]) {
      fs.mkdirSync(path.join(site, folder), { recursive: true });
    }
  });

  afterAll(() => fs.rmSync(site, { recursive: true }));

  const read = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');

  it('leaves no link that leads nowhere, and no trace but a redirect', () => {
    renamePage(site, FROM, TO);
    const pages = fs
      .readdirSync(path.join(site, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => path.posix.join('docs', name));
    const broken = pages.flatMap((file) =>
      [...read(file).matchAll(/\]\((\.{1,2}\/[^)#\s]+\.mdx)/g)]
        .map(([, link = '']) => path.posix.join(path.posix.dirname(file), link))
        // The build generates the API reference.
        .filter((target) => !target.startsWith('docs/api/'))
        .filter((target) => !fs.existsSync(path.join(site, target)))
        .map((target) => `${file}: ${target}`),
    );
    expect(broken).toEqual([]);
    for (const file of ['navigation/index.ts', 'i18n/translations-zh.json']) {
      expect(read(file)).toContain(`/x/${TO}'`.slice(0, -1));
      expect(read(file)).not.toMatch(/react-charts\/heatmap['"]/);
    }
    expect(JSON.parse(read('data/redirects.json'))).toContainEqual({
      from: `/x/${FROM}/`,
      to: `/x/${TO}/`,
      status: 301,
    });
    // An earlier name of the page leads to the new one.
    expect(read('data/redirects.json')).not.toContain(`"to": "/x/${FROM}/"`);
    expect(JSON.parse(read('data/moved-pages.json')).v7).toMatchObject({ [`${FROM}/`]: `${TO}/` });
    expect(read('data/demo-heights.json')).toContain(`"docs/${TO}/BasicHeatmap.tsx"`);
  });

  it('refuses a page that does not exist or contains others, and a name that is taken', () => {
    expect(() => renamePage(site, FROM, 'react-charts/other')).toThrow(
      'docs/react-charts/heatmap/heatmap.mdx does not exist: expected a page.',
    );
    expect(() => renamePage(site, 'introduction', 'start')).toThrow(
      /docs\/introduction contains another page, .+\.mdx: rename or move that first/,
    );
    expect(() => renamePage(site, 'react-charts/bars', 'react-charts/pie')).toThrow(
      'docs/react-charts/pie exists already: expected a new name.',
    );
  });
});
