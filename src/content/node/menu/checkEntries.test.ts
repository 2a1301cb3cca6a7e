import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { navigation } from '../../../../navigation';
import type { NavEntry } from '../../shared/navigation';
import { checkEntries } from './checkEntries';
import { createPageLookup } from './pageFiles';
import { throwEntryProblems } from './throwEntryProblems';

/** Entries as an author can write them, before the compiler has checked them. */
function entries(...list: readonly object[]): NavEntry[] {
  return list as NavEntry[];
}

const isWritten = () => true;

it('accepts the navigation of this site', () => {
  const hasPage = createPageLookup(path.resolve(__dirname, '../../../../docs'));
  expect(checkEntries(navigation, hasPage)).toEqual([]);
});

it.each([
  ['plan', { plan: 'gold' }, 'has `plan: "gold"`.', 'one of community, pro, premium.'],
  ['flag', { newFeature: 'yes' }, 'has `newFeature: "yes"`.', 'true or false.'],
  ['title', { title: '' }, 'has `title: ""`.', 'text.'],
  [
    'children',
    { children: [] },
    'has `children: []`.',
    'a list of at least one entry; leave it out for a page.',
  ],
])(
  'names the entry, the field, and the allowed values of a wrong %s',
  (_, fields, found, expected) => {
    expect(checkEntries(entries({ pathname: '/x/a', ...fields }), isWritten)).toEqual([
      { pathname: '/x/a', occurrence: 0, found: `The entry /x/a ${found}`, expected },
    ]);
  },
);

it("reports an entry without a page, unless it is planned or isn't a guide", () => {
  const list = entries(
    { pathname: '/x/a' },
    { pathname: '/x/b', planned: true },
    { pathname: '/x/c-group', children: [{ pathname: '/x/c' }] },
    { pathname: '/x/templates', sitePage: true },
    { pathname: '/x/api/data-grid' },
    { pathname: 'https://example.com/news/' },
  );
  expect(checkEntries(list, (pathname) => pathname === '/x/c')).toEqual([
    {
      pathname: '/x/a',
      occurrence: 0,
      found: 'The entry /x/a has no page.',
      expected: 'the file docs/a/a.mdx, or `planned: true`.',
      fix: 'Write the page, correct the pathname, or mark the entry as planned.',
    },
  ]);
});

it('reports an unknown field, also in groups', () => {
  const group = { pathname: '/x/a-group', children: [{ pathname: '/x/a', isNew: true }] };
  expect(checkEntries(entries(group), isWritten)).toMatchObject([
    { pathname: '/x/a', found: 'The entry /x/a has the unknown field `isNew`.' },
  ]);
});

it.each([
  'react-charts/bars',
  '/x/react-charts/bars/',
  '/react-charts/bars',
  'https://mui.com/x/whats-new/',
  undefined,
])('rejects the pathname %s', (pathname) => {
  expect(checkEntries(entries({ pathname, title: 'A' }), isWritten)).toHaveLength(1);
});

it.each(['/x/react-charts', '/x/react-charts/#planned-charts', 'https://example.com/news/'])(
  'accepts the pathname %s',
  (pathname) => {
    expect(checkEntries(entries({ pathname }), isWritten)).toEqual([]);
  },
);

it('reports a duplicate pathname, also in groups', () => {
  const problems = checkEntries(
    entries(
      { pathname: '/x/a-group', children: [{ pathname: '/x/b' }] },
      { pathname: '/x/c-group', children: [{ pathname: '/x/b' }] },
    ),
    isWritten,
  );
  expect(problems).toMatchObject([
    { pathname: '/x/b', occurrence: 1, found: 'Duplicated pathname /x/b in pages.' },
  ]);
});

describe('throwEntryProblems', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'navigation-'));
    fs.mkdirSync(path.join(siteDir, 'navigation'));
    fs.writeFileSync(
      path.join(siteDir, 'navigation/index.ts'),
      "[\n  { pathname: '/x/a', plan: 'gold' },\n  { pathname: '/x/b' },\n  { pathname: '/x/b' },\n]\n",
    );
    fs.writeFileSync(path.join(siteDir, 'navigation/api.ts'), "[{ pathname: '/x/api/c' }]\n");
  });
  afterEach(() => fs.rmSync(siteDir, { recursive: true }));

  it('accepts a valid menu', () => {
    expect(() => throwEntryProblems(siteDir, [])).not.toThrow();
  });

  it('reports all problems with file and line', () => {
    const problems = checkEntries(
      entries({ pathname: '/x/a', plan: 'gold' }, { pathname: '/x/b' }, { pathname: '/x/b' }),
      isWritten,
    );
    expect(() => throwEntryProblems(siteDir, problems)).toThrow(
      [
        'navigation/index.ts:2: The entry /x/a has `plan: "gold"`.',
        '  Expected: one of community, pro, premium.',
        'navigation/index.ts:4: Duplicated pathname /x/b in pages. It is also at navigation/index.ts:3.',
        '  Expected: a different pathname for each entry, groups included.',
        '  Fix: Rename or remove one of the two.',
      ].join('\n'),
    );
  });

  it('reports the file of an entry of the API reference', () => {
    const problems = checkEntries(entries({ pathname: '/x/api/c', planned: 1 }), isWritten);
    expect(() => throwEntryProblems(siteDir, problems)).toThrow('navigation/api.ts:1: The entry');
  });
});
