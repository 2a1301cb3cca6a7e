import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import published from '../../../../data/published-anchors.json';
import { readPage } from './readPage';
import { sectionIds } from './sectionIds';

let site = '';
beforeEach(() => {
  site = realpathSync(mkdtempSync(path.join(tmpdir(), 'page-')));
  writeFileSync(path.join(site, 'versions.json'), '["v7"]');
});
afterEach(() => rmSync(site, { recursive: true }));

function write(lines: readonly string[], file = 'docs/a/b/b.mdx'): string {
  const absolute = path.join(site, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, lines.join('\n'));
  return absolute;
}

const read = (lines: readonly string[], file?: string) => readPage(write(lines, file));
const messageOf = (...lines: readonly string[]) =>
  read(lines)
    .then(({ root }) => root)
    .then(
      () => 'no problem',
      (error: Error) => error.message,
    );

describe('readPage', () => {
  it('returns the place of the page in the repository and on the site', async () => {
    expect(await read(['---', 'title: B', '---', 'Text.'])).toMatchObject({
      name: 'docs/a/b/b.mdx',
      route: '/x/a/b/',
      frontMatter: { title: 'B' },
      place: { major: 'v8', relative: 'a/b/b.mdx' },
    });
  });

  it('finds headings with their ids and lines', async () => {
    const { headings } = await read([
      '---',
      'title: B',
      '---',
      '',
      '## First `part`',
      '### Pinned {#old-id}',
      '## Rows <Plan name="pro" />',
      '## First part',
      '## Noted {/* #by-comment */}',
    ]);
    expect(headings).toEqual([
      { id: 'first-part', depth: 2, title: 'First part', line: 5 },
      { id: 'old-id', depth: 3, title: 'Pinned', line: 6 },
      { id: 'rows', depth: 2, title: 'Rows', plan: 'pro', line: 7 },
      { id: 'first-part-1', depth: 2, title: 'First part', line: 8 },
      { id: 'by-comment', depth: 2, title: 'Noted', line: 9 },
    ]);
  });

  it.each(['react-data-grid/column-dimensions', 'react-charts/bars'] as const)(
    'gives %s the published ids',
    async (folder) => {
      const { headings } = await readPage(
        path.resolve('docs', folder, `${path.basename(folder)}.mdx`),
      );
      const ids = headings.filter(({ depth }) => depth <= 3).map(({ id }) => id);
      expect(published.v8[`${folder}/`]).toEqual(expect.arrayContaining(ids));
    },
  );

  it('includes the words of inline code in headings, and no headings of code blocks', async () => {
    const page = await read(['## `rows`', '', '```md', '## Use', '```']);
    expect(sectionIds(page)).toEqual(['rows']);
  });

  it('has no ids for text that cannot be parsed', async () => {
    expect(sectionIds(await read(['## Use', '', '<Tabs>']))).toEqual([]);
  });

  it('finds code blocks with their lines, as written', async () => {
    const { fences } = await read([
      '```tsx title="src/App.tsx" {2}',
      '## Use {#use}',
      '```',
      '- In a list:',
      '',
      '  ~~~',
      '  two',
      '    lines',
      '  ~~~',
    ]);
    expect(fences).toEqual([
      {
        language: 'tsx',
        meta: 'title="src/App.tsx" {2}',
        code: '## Use {#use}',
        ...{ line: 1, indent: 0 },
      },
      { meta: '', code: 'two\n  lines', line: 6, indent: 2 },
    ]);
  });

  it('finds demos in order, with what their tags say', async () => {
    const { demos } = await read([
      '<Demo file="Bars" height={400} />',
      '',
      '<Tabs>',
      '  <Demo',
      '    file={"Lines"}',
      '    iframe',
      '    aliases="old-lines"',
      '  />',
      '</Tabs>',
      '',
      '<Demo file={name} />',
    ]);
    expect(demos).toEqual([
      { name: 'Bars', isFramed: false, line: 1 },
      { name: 'Lines', aliases: 'old-lines', isFramed: true, line: 4 },
      { isFramed: false, line: 11 },
    ]);
  });

  it('keeps the offsets of the file', async () => {
    const { root, text } = await read(['---', 'title: B', '---', '## One {#a}', '', 'Two.']);
    const { start, end } = root.children.at(-1)!.position!;
    expect(text.slice(start.offset, end.offset)).toBe('Two.');
  });

  it('reuses the syntax tree of an earlier run, but not after a change', async () => {
    const lines = ['## One', '', 'A text of <Api entries={1n} />.'];
    const { root } = await read(lines);
    const again = await read(lines);
    expect(again.root).toEqual(root);
    expect((await read(['## Two'])).headings[0]?.title).toBe('Two');
  });

  it('finds links in every notation', async () => {
    const { links } = await read([
      'See [c](../c/c.mdx#d), [e][1] and <a href="/x/f/">f</a>.',
      '',
      '<Tabs>',
      '- [g](#g)',
      '</Tabs>',
      '',
      '[1]: https://example.com',
      '',
      '```md',
      '[no](link)',
      '```',
    ]);
    expect(links).toEqual([
      { url: '../c/c.mdx#d', line: 1 },
      { url: '/x/f/', line: 1 },
      { url: '#g', line: 4 },
      { url: 'https://example.com', line: 7 },
    ]);
  });

  it('reports the line of a problem in the front matter', async () => {
    expect(await messageOf('---', 'title: Bars', 'description: Bars: all of them.', '---')).toBe(
      [
        'docs/a/b/b.mdx:3: The front matter is no valid YAML: bad indentation of a mapping entry.',
        '  Expected: a `key: value` on each line.',
        '  Fix: Put a value that holds `: ` or ` #`, or begins with a sign such as `@`, `[` or a backtick, into quotes.',
      ].join('\n'),
    );
  });
});

const FRONT_MATTER = ['---', 'title: B', '---', ''];
const syntax = (...lines: readonly string[]) => messageOf(...FRONT_MATTER, ...lines);

describe('syntax errors of a page', () => {
  it('name the line of an unclosed tag instead of the end of its parent', async () => {
    expect(await syntax('<Tabs>', '', 'Text.', '', 'More.')).toBe(
      [
        'docs/a/b/b.mdx:5: Expected a closing tag for `<Tabs>`.',
        '  Expected: Markdown with components, as MDX reads it.',
        '  Fix: Close the tag in the list, quote or paragraph that it was opened in, or write a `<` that opens no tag as `&lt;` or in inline code.',
      ].join('\n'),
    );
    expect(await syntax('<Tabs>', '', '<TabItem value="a">', '', '</Tabs>')).toContain(
      'b.mdx:7: Unexpected closing tag `</Tabs>`, expected corresponding closing tag for `<TabItem>` (noticed in line 9).',
    );
    expect(await syntax('Text.', 'A Promise<string> is one.')).toContain(
      'b.mdx:6: Expected a closing tag for `<string>` before the end of `paragraph` (noticed in line 5).',
    );
  });

  it('name the line of an unclosed quote or brace instead of the end of the page', async () => {
    expect(await syntax('<Demo file="Bars />', '', 'Text.', '', 'More.')).toContain(
      'b.mdx:5: Unexpected end of file in attribute value, expected a corresponding closing quote `"` (noticed in line 9).\n' +
        '  Expected: Markdown with components, as MDX reads it.\n' +
        '  Fix: Write attributes as `name="text"` or `name={value}`.',
    );
    expect(await syntax('Text.', '', '<Demo height={400 />', '', 'Text.')).toContain('b.mdx:7: ');
    expect(await syntax('Use { a to b.')).toContain(
      'b.mdx:5: Unexpected end of file in expression, expected a corresponding closing brace for `{`.',
    );
  });

  it('include the message for an expression', async () => {
    expect(await syntax('Use {a b}.')).toContain(
      'b.mdx:5: Could not parse expression: Unexpected content after expression.\n' +
        '  Expected: Markdown with components, as MDX reads it.\n' +
        '  Fix: Braces hold JavaScript: close them, or write a brace that is text as `\\{` or in inline code.',
    );
  });

  it.each([
    ['If a <5 then.', 'Write a `<` that opens no tag as `&lt;`, or put it into inline code.'],
    ['<!-- note -->', 'Write a comment as `{/* text */}`.'],
    ['<Demo file=Bars />', 'Write attributes as `name="text"` or `name={value}`.'],
    [
      'import is a word here.',
      'Write `import` and `export` as JavaScript does, or begin the sentence with another word.',
    ],
  ])('%s: %s', async (line, fix) => {
    const message = await syntax(line);
    expect(message).toContain('docs/a/b/b.mdx:5: ');
    expect(message).toContain(`\n  Fix: ${fix}`);
  });
});
