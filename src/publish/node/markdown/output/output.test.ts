import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Alternate } from '../page/createAlternate';
import { catalogFiles } from './catalogFiles';
import { createLlmsFiles } from './llmsFiles';
import { compareWithPage } from './parity';
import { alternateFiles } from './writeAlternates';

const site = {
  ...{ siteUrl: 'https://example.com/x/', baseUrl: '/x/' },
  ...{ routeOf: () => undefined, hasAlternate: () => true },
};

function alternate(parts: Partial<Alternate>): Alternate {
  return {
    route: '/x/react-charts/bars/',
    title: 'Bars',
    description: 'Compare.',
    productId: 'x-charts',
    major: 'v8',
    packages: [],
    markdown: '# Bars\n\n## Rows & `cells` (Pro)\n\n```md\n# no heading\n```\n',
    demos: [{ demo: { name: 'Basic', variants: [] }, markdown: '# Basic' }],
    unknown: [],
    ...parts,
  };
}

const html =
  '<nav><h2>Menu</h2></nav><article><h1>Bars</h1><h2 class=anchor id=rows>Rows &amp; <code>cells</code> ' +
  '<a data-plan=pro><svg><title>Pro plan</title></svg></a><a href=#rows class=hash-link>#</a></h2>' +
  '<section data-demo=Basic></section></article>';

describe('parity', () => {
  it('accepts equal headings, demos, and members', () => {
    expect(compareWithPage(alternate({}), html)).toEqual([]);
  });

  it('reports the first heading that differs', () => {
    expect(compareWithPage(alternate({ markdown: '# Bars\n' }), html)).toEqual([
      'headings: the page has "rowscells", its alternate nothing',
    ]);
  });

  it('reports a missing demo', () => {
    expect(compareWithPage(alternate({ demos: [] }), html)).toEqual([
      'demos: the page has "Basic", its alternate nothing',
    ]);
  });

  it('reports missing API members', () => {
    const api = html.replace(
      '</article>',
      '<div id=bar-chart-prop-aria-label></div><p id=bar-chart-prop-aria-label--details></p></article>',
    );
    expect(compareWithPage(alternate({ route: '/x/api/charts/bar-chart/' }), api)).toEqual([
      'members of the API that the alternate lacks: aria-label',
    ]);
    expect(compareWithPage(alternate({}), api)).toEqual([]);
  });

  it('reports components without a Markdown form', () => {
    expect(compareWithPage(alternate({ unknown: ['Shiny'] }), html)).toEqual([
      '<Shiny> has no form in Markdown',
    ]);
  });
});

it('writes a page and its demos side by side', () => {
  expect(alternateFiles([alternate({})], site).map(({ path }) => path)).toEqual([
    'react-charts/bars/index.md',
    'react-charts/bars/Basic.md',
  ]);
});

it('lists pages with their Markdown, demos, and data', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'catalog-'));
  const file = path.join(dir, 'bars.mdx');
  fs.writeFileSync(path.join(dir, 'bars.json'), '{"a":1}');
  const source = {
    file,
    route: '/x/react-charts/bars/',
    docsDir: dir,
    siteDir: dir,
    major: 'v8' as const,
  };
  const [catalog, data] = catalogFiles([alternate({})], [source], '/x/');
  expect(JSON.parse(catalog?.text ?? '')).toMatchObject({
    pages: [
      {
        path: 'react-charts/bars/',
        // The form of `search.json`.
        version: 'v8',
        markdown: 'react-charts/bars/index.md',
        data: 'react-charts/bars/index.json',
        demos: ['Basic'],
      },
    ],
  });
  expect(data).toEqual({ path: 'react-charts/bars/index.json', text: '{"a":1}' });
  fs.rmSync(dir, { recursive: true });
});

describe('llms.txt', () => {
  const files = createLlmsFiles(
    [
      alternate({ route: '/x/api/charts/bar/', title: 'Bar API' }),
      alternate({ route: '/x/react-charts/pie/', title: 'Pie' }),
      alternate({}),
      alternate({ route: '/x/v7/react-charts/bars/', major: 'v7' }),
      alternate({ route: '/x/introduction/', title: 'Overview', productId: 'x' }),
    ],
    [
      { pathname: '/x/react-charts/bars', plan: 'pro', newFeature: true },
      { pathname: '/x/react-charts/pie/' },
    ],
    site,
    'v8',
  );
  const find = (path: string) => files.find((file) => file.path === path)?.text ?? '';

  it('links from the root to the products', () => {
    expect(find('llms.txt')).toContain('- [Charts](https://example.com/x/react-charts/llms.txt)');
    expect(find('llms.txt')).toContain('[Overview](https://example.com/x/introduction/index.md)');
  });

  it('lists a product in menu order, with plans', () => {
    expect(find('react-charts/llms.txt')).toContain(
      '## Guides\n\n- [Bars](https://example.com/x/react-charts/bars/index.md) (Pro) (new): Compare.\n- [Pie]',
    );
    expect(find('react-charts/llms.txt')).toContain('## API\n\n- [Bar API]');
    expect(find('react-charts/llms.txt')).not.toContain('v7');
  });

  it('contains all guides of a product in one file', () => {
    expect(find('react-charts/llms-full.txt').match(/^# Bars$/gm)).toHaveLength(2);
  });
});
