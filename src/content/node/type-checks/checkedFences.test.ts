import { withContent } from '../page';
import { checkedFences } from './checkedFences';

const page = (...lines: readonly string[]) =>
  checkedFences(withContent({ text: lines.join('\n') }));

describe('checkedFences', () => {
  it('finds blocks in compiled languages, with the line of their first line', () => {
    expect(page('Text.', '', '```tsx title="a"', '<A />', '```', '```bash', 'ls', '```')).toEqual([
      { language: 'tsx', code: '<A />', line: 4, indent: 0, title: 'a' },
    ]);
  });

  it('excludes blocks that are marked no-check', () => {
    expect(page('```ts {1} no-check', 'x', '```')).toEqual([]);
  });

  it('removes the indent of a list from the code', () => {
    expect(page('- Text:', '', '  ```ts', '  if (a) {', '    b();', '  }', '  ```')).toEqual([
      { language: 'ts', code: 'if (a) {\n  b();\n}', line: 4, indent: 2 },
    ]);
  });

  it('does not mistake a fence in a longer fence for a block', () => {
    expect(page('````tsx', '```ts', 'x', '```', '````')).toEqual([
      { language: 'tsx', code: '```ts\nx\n```', line: 2, indent: 0 },
    ]);
  });
});
