import { parseBody } from '../page';
import { checkColons, checkEmptySections } from './emptySections';

const found = (...lines: readonly string[]) =>
  checkEmptySections(parseBody(lines.join('\n\n'))).map(
    ({ found: text, line }) => `${line}: ${text}`,
  );

describe('checkEmptySections', () => {
  it.each([
    ['a demo', ['## A', '<Demo file="A" />']],
    ['a code block', ['## A', '```tsx\na\n```']],
    ['the next heading', ['## A', '## B', 'Text.']],
    ['the end of the page', ['## A']],
  ])('reports %s in place of a sentence', (name, lines) => {
    expect(found(...lines)).toEqual([`1: A heading is followed by ${name}.`]);
  });

  it('ignores nodes that print nothing', () => {
    expect(found('## A', "import a from './a';", '<Demo file="A" />')).toEqual([
      '1: A heading is followed by a demo.',
    ]);
  });

  it.each([
    ['a sentence', ['## A', 'Text.', '<Demo file="A" />']],
    ['a heading below it', ['## A', '### B', 'Text.']],
    ['a list', ['## A', '- one']],
    ['a call-out', ['## A', ':::info\nText.\n:::']],
  ])('accepts %s', (_, lines) => {
    expect(found(...lines)).toEqual([]);
  });
});

describe('checkColons', () => {
  const lines = (...parts: readonly string[]) =>
    checkColons(parseBody(parts.join('\n\n'))).map(({ line }) => line);

  it.each([
    ['a heading', ['Allowed:', '## B']],
    ['a call-out', ['Allowed:', ':::warning\nText.\n:::']],
    ['the end of the page', ['Allowed:']],
  ])('reports a colon before %s', (_, parts) => {
    expect(lines('## A', ...parts)).toEqual([3]);
  });

  it.each([
    ['code', ['Allowed:', '```tsx\na\n```']],
    ['a demo', ['Allowed:', '<Demo file="A" />']],
    ['a period', ['Allowed.', '## B']],
  ])('accepts %s', (_, parts) => {
    expect(lines('## A', ...parts)).toEqual([]);
  });
});
