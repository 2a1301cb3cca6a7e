import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatProblems } from '../../../base/shared/contentProblem';
import { checkPages } from './checkPages';

const HEAD = ['---', 'title: A', 'description: One sentence.', 'productId: x-charts', '---', ''];

let site = '';
beforeEach(() => {
  site = realpathSync(mkdtempSync(path.join(tmpdir(), 'checks-')));
  write('versions.json', '[]');
  page(
    'react-charts/bars',
    '## Bar size',
    '',
    'Text.',
    '',
    '<Demo file="BasicBars" aliases="Old" />',
  );
  write('docs/react-charts/bars/BasicBars.tsx', 'export default function BasicBars() {}');
});
afterEach(() => rmSync(site, { recursive: true }));

function write(file: string, text: string): void {
  const absolute = path.join(site, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
}

function page(folder: string, ...lines: readonly string[]): void {
  write(`docs/${folder}/${path.posix.basename(folder)}.mdx`, [...HEAD, ...lines].join('\n'));
}

const problems = async () => formatProblems(await checkPages(site));
const problemsOf = (...lines: readonly string[]) => {
  page('react-charts/lines', ...lines);
  return problems();
};

describe('links', () => {
  it.each([
    '[file](../bars/bars.mdx)',
    '[file below the pages](/react-charts/bars/bars.mdx#bar-size)',
    '[address](/x/react-charts/bars/)',
    '[address without the base](/react-charts/bars/#bar-size)',
    '[API](/x/api/charts/bar-chart/#bar-chart-prop-series)',
    '[templates](/x/templates/dashboard/)',
    '[demo](../bars/bars.mdx#BasicBars)',
    '[source of a demo](../bars/bars.mdx#css-Old.tsx)',
    '[elsewhere](https://example.com/#x)',
  ])('accepts %s', async (link) => {
    expect(await problemsOf(link)).toBe('');
  });

  it('reports the file, line, and nearest page of a broken link to a file', async () => {
    expect(await problemsOf('See [bars](../bar/bars.mdx#bar-size).')).toBe(
      [
        'docs/react-charts/lines/lines.mdx:7: The link `../bar/bars.mdx` leads to no page.',
        '  Expected: the path of a page of this major, from the folder of this page.',
        '  Fix: Did you mean `../bars/bars.mdx`?',
      ].join('\n'),
    );
  });

  it('reports the file, line, and nearest page of a broken link to the site', async () => {
    expect(await problemsOf('See [bars](/x/react-charts/bar/).')).toBe(
      [
        'docs/react-charts/lines/lines.mdx:7: The link `/x/react-charts/bar/` leads to no page of this site.',
        '  Expected: the address of a page that this build has; guides are linked by file.',
        '  Fix: Did you mean `/x/react-charts/bars/`?',
      ].join('\n'),
    );
  });

  it('suggests the new place of a page that moved', async () => {
    expect(await problemsOf('[old](/x/react-charts/getting-started/)')).toMatch(
      /Fix: The page has moved: write `\/x\/react-charts\/.*`\./,
    );
  });

  it('suggests the nearest section of the page or of another', async () => {
    const message = await problemsOf(
      '## First part',
      '[a](#frist-part)',
      '[b](../bars/bars.mdx#bar-sizes)',
    );
    expect(message).toBe(
      [
        'docs/react-charts/lines/lines.mdx:8: This page has no section for the link `#frist-part`.',
        '  Expected: one of #first-part.',
        '  Fix: Did you mean `#first-part`?',
        'docs/react-charts/lines/lines.mdx:9: docs/react-charts/bars/bars.mdx has no section for the link `../bars/bars.mdx#bar-sizes`.',
        '  Expected: one of #bar-size.',
        '  Fix: Did you mean `#bar-size`?',
      ].join('\n'),
    );
  });

  it('leaves ids that components generate to the build', async () => {
    page('react-charts/catalog', '<ApiEvents />');
    expect(await problemsOf('[event](../catalog/catalog.mdx#axisClick)')).toBe('');
  });
});

describe('images', () => {
  it('accepts files beside the page, static files, and other sites', async () => {
    write('docs/react-charts/lines/line.png', '');
    write('static/images/line.png', '');
    expect(
      await problemsOf(
        '![a](./line.png)',
        '![b](/x/images/line.png)',
        '<img src="/x/images/line.png" alt="c" />',
        '![d](https://example.com/d.png)',
      ),
    ).toBe('');
  });

  it.each([
    ['![a](./lines.png)', './lines.png'],
    ['![a](/x/images/lines.png)', '/x/images/lines.png'],
    ['<img src="/x/images/lines.png" alt="a" />', '/x/images/lines.png'],
  ])('reports the missing image of %s, and suggests the nearest', async (image, url) => {
    write('docs/react-charts/lines/line.png', '');
    write('static/images/line.png', '');
    expect(await problemsOf('Text.', '', image)).toBe(
      [
        `docs/react-charts/lines/lines.mdx:9: There is no image \`${url}\`.`,
        '  Expected: a file beside the page, or `/x/…` for a file in static/.',
        '  Fix: Did you mean `line.png`?',
      ].join('\n'),
    );
  });
});

describe('demos', () => {
  beforeEach(() => write('docs/react-charts/bars/Extra.tsx', 'export default function Extra() {}'));

  it('reports a demo that no page shows', async () => {
    expect(await problems()).toBe(
      [
        "docs/react-charts/bars/bars.mdx: The page doesn't show the demo Extra.tsx beside it, and nothing imports it.",
        '  Fix: Write `<Demo file="Extra" />` where it belongs, or delete the file.',
      ].join('\n'),
    );
  });

  it.each([
    ['docs/react-charts/bars/BasicBars.tsx', "import Extra from './Extra';\nexport default Extra;"],
    ['docs/react-charts/other/Own.ts', "const a = import('../bars/Extra');"],
  ])('accepts a module that %s imports', async (file, text) => {
    write(file, text);
    expect(await problems()).toBe('');
  });
});

it('reports every kind of problem of all pages at once', async () => {
  page('react-charts/pie', ':::note', 'Text.', ':::', '', '<Demo file="Pies" hight={3} />');
  page('react-charts/radar', '<Tabs>');
  write('docs/react-charts/map/map.mdx', '---\ntittle: Map\n---\n');
  const found = (await problems()).split('\n').filter((line) => line.startsWith('docs/'));
  expect(found).toEqual([
    expect.stringContaining('map.mdx:1: The front matter has no `title`.'),
    expect.stringContaining('map.mdx:1: The front matter has no `description`.'),
    expect.stringContaining('map.mdx:1: The front matter has no `productId`.'),
    expect.stringContaining('map.mdx:2: The front matter has the unknown key `tittle`.'),
    expect.stringContaining('pie.mdx:7: Unknown call-out `:::note`.'),
    expect.stringContaining('pie.mdx:11: <Demo> has no option `hight`.'),
    expect.stringContaining('pie.mdx:11: Missing demo: Pies.'),
    expect.stringContaining('radar.mdx:7: Expected a closing tag for `<Tabs>`.'),
  ]);
});

describe('modules beside a page', () => {
  const DEMO = 'docs/react-charts/bars/BasicBars.tsx';
  const COMPONENT = 'export default function BasicBars() {}\n';

  it.each([
    "import * as React from 'react';",
    "import Box from '@mui/material/Box';",
    "import { BarChart } from '@mui/x-charts/BarChart';",
    "import 'dayjs/locale/de';",
    "import moment from 'moment-hijri';",
    "import '@fontsource/material-icons';",
  ])('a demo can have %s', async (line) => {
    write(DEMO, `${line}\n${COMPONENT}`);
    expect(await problems()).toBe('');
  });

  it.each(['zod', '@site/src/versions/shared/versions', 'reactive', '@mui/x', 'lodash/get'])(
    'a demo cannot import %s',
    async (specifier) => {
      write(DEMO, `import * as React from 'react';\nimport a from '${specifier}';\n${COMPONENT}`);
      expect(await problems()).toContain(`${DEMO}:2: A demo cannot import \`${specifier}\`.`);
    },
  );

  it('a module beside a page without demos can import anything', async () => {
    write('docs/react-charts/bars/handler.ts', "import { sql } from 'kysely';\n");
    expect(await problems()).toContain('cannot import `kysely`');
    page('react-charts/bars', '## Bar size', '', 'Text.');
    expect(await problems()).not.toContain('cannot import `kysely`');
  });

  it('a playground exports its options', async () => {
    const file = 'docs/react-charts/bars/BarChart.playground.tsx';
    const component = 'export default function BarChartPlayground() {}\n';
    const site = "import { x } from '@site/src/x';\n";
    write(file, `${site}export const options: PlaygroundOptions = {};\n${component}`);
    expect(await problems()).toBe('');
    write(file, `${site}const options = {};\n${component}`);
    expect(await problems()).toContain(`${file}:3: The playground exports no \`options\`.`);
  });
});
