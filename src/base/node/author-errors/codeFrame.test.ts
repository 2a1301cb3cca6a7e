import { codeFrame } from './codeFrame';

const PAGE = ['---', 'tittle: Bars', '---', '', '<Demo file="BasicBar" />'].join('\n');

describe('codeFrame', () => {
  it('marks what the message quotes', () => {
    expect(
      codeFrame(PAGE, { line: 2, found: 'The front matter has the unknown key `tittle`.' }),
    ).toBe(['  2 | tittle: Bars', '    | ^^^^^^'].join('\n'));
  });

  it('marks the found text if the message quotes nothing', () => {
    expect(codeFrame(PAGE, { line: 5, at: 'BasicBar', found: 'Missing demo: BasicBar.' })).toBe(
      ['  5 | <Demo file="BasicBar" />', '    |             ^^^^^^^^'].join('\n'),
    );
  });

  it('marks the whole line if it contains none of the text', () => {
    expect(codeFrame('  ```\nx', { line: 1, found: 'A code block without language.' })).toBe(
      ['  1 |   ```', '    |   ^^^'].join('\n'),
    );
  });

  it('shortens a paragraph around the mark', () => {
    const text = `${'word '.repeat(60)}rowHight${' word'.repeat(60)}`;
    const [line, marks] = (codeFrame(text, { line: 1, found: '`rowHight` is wrong.' }) ?? '').split(
      '\n',
    );
    expect(line?.length).toBeLessThan(100);
    expect(line?.slice(marks?.indexOf('^'), (marks?.lastIndexOf('^') ?? 0) + 1)).toBe('rowHight');
  });

  it('shows nothing without a line', () => {
    expect(codeFrame(PAGE, { found: 'x' })).toBeUndefined();
    expect(codeFrame(PAGE, { line: 4, found: 'x' })).toBeUndefined();
    expect(codeFrame(PAGE, { line: 99, found: 'x' })).toBeUndefined();
  });
});
