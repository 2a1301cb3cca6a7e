import { readFileSync } from 'node:fs';
import path from 'node:path';
import ids from '../data/published-anchors.json';
import { copyGuide, listGuideCopies } from './lib/migrationCopies';

const older = {
  page: 'migration/migration-charts-v7/',
  pages: {
    'migration/migration-charts-v6/': [],
    'react-charts/bars/': ['basics'],
  },
  hasDemo: (name: string) => name === 'Known',
};
const copy = (...lines: readonly string[]) => copyGuide(lines.join('\n'), older).split('\n');

describe('a migration guide in an older major', () => {
  it('keeps links to pages and sections that the major has', () => {
    const links = [
      'See [Bars](../../react-charts/bars/bars.mdx#basics), [Size](#size),',
      'and [v6 to v7](../migration-charts-v6/migration-charts-v6.mdx#new-in-the-copy).',
    ];
    expect(copy(...links)).toEqual(links);
  });

  it('links to the page if the major lacks the section', () => {
    expect(copy('See [Stacks](../../react-charts/bars/bars.mdx#stacks).')).toEqual([
      'See [Stacks](../../react-charts/bars/bars.mdx).',
    ]);
  });

  it('links to the current major for pages and guides that the major lacks', () => {
    expect(
      copy(
        'See [Zoom](../../react-charts/zoom/zoom.mdx#pan)',
        'and [v8 to v9](../migration-charts-v8/migration-charts-v8.mdx).',
      ),
    ).toEqual([
      'See [Zoom](/react-charts/zoom/#pan) (documentation of version 8)',
      'and [v8 to v9](/migration/migration-charts-v8/).',
    ]);
  });

  it("doesn't check code against the packages of the major", () => {
    expect(
      copy(
        '```tsx title="App.tsx" {1}',
        '[a](../b/b.mdx)',
        '```',
        '',
        '```ts no-check',
        '```',
        '```diff',
        '```',
      ),
    ).toEqual([
      '```tsx no-check title="App.tsx" {1}',
      '[a](../b/b.mdx)',
      '```',
      '',
      '```ts no-check',
      '```',
      '```diff',
      '```',
    ]);
  });

  it('leaves out a demo that the major lacks, with the sentence that announces it', () => {
    const demo = '<Demo file="New" bg="inline" />';
    expect(copy('Bars grow. This demo shows how:', '', demo, '', 'The end.')).toEqual([
      'Bars grow.',
      '',
      'The end.',
    ]);
    expect(copy('Text.', '', 'Try it:', '', demo, '', 'The end.')).toEqual([
      'Text.',
      '',
      'The end.',
    ]);
    const known = ['Try it:', '', '<Demo file="Known" />', ''];
    expect(copy(...known)).toEqual(known);
  });
});

const copies = listGuideCopies(process.cwd(), ids);

it('finds the guides of all older majors', () => {
  expect(copies.map((one) => one.copy)).toEqual(
    expect.arrayContaining([
      'versioned_docs/version-v7/migration/migration-charts-v7/migration-charts-v7.mdx',
      'versioned_docs/version-v4/migration/migration-data-grid-v4/migration-data-grid-v4.mdx',
    ]),
  );
});

it.each(copies)('$copy says the same as the current major', ({ copy: file, guide, expected }) => {
  if (readFileSync(path.resolve(file), 'utf8') !== expected) {
    throw new Error(
      `${file} differs from ${guide}. Change ${guide} only, and run \`npm run migration-copies\`.`,
    );
  }
});
