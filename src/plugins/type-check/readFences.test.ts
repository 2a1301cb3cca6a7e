import { readFences } from './readFences';

const page = (...lines: readonly string[]) => readFences(lines.join('\n'));

describe('readFences', () => {
  it('finds the blocks that a compiler can read, with the line of their first line', () => {
    expect(page('Text.', '', '```tsx title="a"', '<A />', '```', '```bash', 'ls', '```')).toEqual([
      { language: 'tsx', code: '<A />', line: 4, indent: 0 },
    ]);
  });

  it('leaves out what is marked no-check', () => {
    expect(page('```ts {1} no-check', 'x', '```')).toEqual([]);
  });

  it('takes the indent of a list off the code', () => {
    expect(page('- Text:', '', '  ```ts', '  if (a) {', '    b();', '  }', '  ```')).toEqual([
      { language: 'ts', code: 'if (a) {\n  b();\n}', line: 4, indent: 2 },
    ]);
  });

  it('does not take a fence within a longer fence for one', () => {
    expect(page('````tsx', '```ts', 'x', '```', '````')).toEqual([
      { language: 'tsx', code: '```ts\nx\n```', line: 2, indent: 0 },
    ]);
  });
});
