import { parseBody } from '../page';
import { frontMatterProse, markdownProse } from './markdownProse';
import { lineAt } from './prose';

const read = (...lines: readonly string[]) => markdownProse(parseBody(lines.join('\n')));

describe('markdownProse', () => {
  it('reads paragraphs, headings, and cells with their lines', () => {
    expect(read('## Row _height_ {#height}', '', 'Text.', '', '| a | b |', '|-|-|')).toEqual([
      { line: 1, text: 'Row height' },
      { line: 3, text: 'Text.' },
      { line: 5, text: 'a' },
      { line: 5, text: 'b' },
    ]);
  });

  it('excludes code, and keeps phrases from spanning it', () => {
    expect(read('In `side` of <kbd>Ctrl</kbd>.', '', '```tsx', 'colour', '```')).toEqual([
      { line: 1, text: 'In ¤ of Ctrl.' },
    ]);
  });

  it('reads the content of call-outs, lists, and components', () => {
    const texts = read(
      ':::info',
      'One.',
      ':::',
      '',
      '- Two.',
      '',
      '<Tabs>',
      '',
      'Three.',
      '',
      '</Tabs>',
    );
    expect(texts.map(({ text }) => text)).toEqual(['One.', 'Two.', 'Three.']);
  });

  it('excludes text between switches', () => {
    const texts = read(
      'One.',
      '',
      '{/* words: off */}',
      '',
      'Two.',
      '',
      '{/* words: on */}',
      '',
      'Three.',
    );
    expect(texts.map(({ text }) => text)).toEqual(['One.', 'Three.']);
  });
});

it('reads the title and description in the front matter', () => {
  const text = ['---', 'title: Rows', 'productId: x', 'description: What rows do.', '---'].join(
    '\n',
  );
  const frontMatter = { title: 'Rows', productId: 'x', description: 'What rows do.' };
  expect(frontMatterProse({ frontMatter, text })).toEqual([
    { line: 2, text: 'Rows' },
    { line: 4, text: 'What rows do.' },
  ]);
});

it('returns the line of a place after a line break', () => {
  expect(lineAt({ line: 7, text: 'one\ntwo' }, 4)).toBe(8);
});
