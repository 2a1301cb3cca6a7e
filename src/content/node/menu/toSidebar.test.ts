import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { docIdOf } from './pageFiles';
import { toSidebar } from './toSidebar';

let docsDir: string;

beforeEach(() => {
  docsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-'));
});
afterEach(() => fs.rmSync(docsDir, { recursive: true }));

function write(...pathnames: string[]) {
  for (const pathname of pathnames) {
    const file = path.join(docsDir, `${docIdOf(pathname)}.mdx`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, '');
  }
}

it('links existing pages and excludes the others', () => {
  write('/x/react-charts/bars');
  const sidebar = toSidebar(
    [{ pathname: '/x/react-charts/bars' }, { pathname: '/x/react-charts/lines' }],
    { docsDir },
  );
  expect(sidebar).toEqual([
    {
      type: 'doc',
      id: 'react-charts/bars/bars',
      label: 'Bars',
      customProps: { pathname: '/x/react-charts/bars' },
    },
  ]);
});

it('links pages outside the docs below the base URL of any language', () => {
  const entry = { pathname: '/x/templates', title: 'Templates', sitePage: true };
  expect(toSidebar([entry], { docsDir })).toEqual([
    {
      type: 'link',
      href: '/templates/',
      label: 'Templates',
      customProps: { pathname: '/x/templates' },
    },
  ]);
});

it('excludes a group whose pages are all unwritten or planned', () => {
  const group = {
    pathname: '/x/a-group',
    title: 'A',
    children: [{ pathname: '/x/a/b' }, { pathname: '/x/a/c', planned: true }],
  };
  expect(toSidebar([group], { docsDir })).toEqual([]);
});

it('shows a planned page without a link beside existing ones', () => {
  write('/x/a/b');
  const [group] = toSidebar(
    [
      {
        pathname: '/x/a-group',
        title: 'A',
        children: [{ pathname: '/x/a/b' }, { pathname: '/x/a/c', planned: true }],
      },
    ],
    { docsDir },
  );
  expect(group).toMatchObject({
    type: 'category',
    label: 'A',
    items: [{ type: 'doc' }, { type: 'html', value: 'C', customProps: { planned: true } }],
  });
});

it('links a planned section of an existing page', () => {
  write('/x/react-charts');
  const entry = { pathname: '/x/react-charts/#planned', title: 'Future charts', planned: true };
  expect(toSidebar([entry], { docsDir })).toEqual([
    {
      type: 'link',
      href: '/react-charts/#planned',
      label: 'Future charts',
      customProps: { pathname: '/x/react-charts/#planned', planned: true },
    },
  ]);
});

it('keeps the plan, the flags, and open sections', () => {
  write('/x/a/b');
  const [section] = toSidebar(
    [
      {
        pathname: '/x/a',
        subheader: 'Main features',
        newFeature: true,
        children: [{ pathname: '/x/a/b', plan: 'pro', unstable: true }],
      },
    ],
    { docsDir },
  );
  expect(section).toMatchObject({
    label: 'Main features',
    collapsible: false,
    customProps: { subheader: true, newFeature: true },
    items: [{ customProps: { plan: 'pro', unstable: true } }],
  });
});

it('links external entries unchanged', () => {
  const href = 'https://example.com/news/';
  expect(toSidebar([{ pathname: href, title: 'News' }], { docsDir })).toEqual([
    { type: 'link', href, label: 'News', customProps: { pathname: href } },
  ]);
});
