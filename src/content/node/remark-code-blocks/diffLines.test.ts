import { highlight } from '../highlight';
import { diffLines } from './diffLines';

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');
const classesOf = (html: string) =>
  [...html.matchAll(/class="token-line ([\w ]+)"/g)].map(([, names]) => names);

describe('diffLines', () => {
  it('moves signs into classes, and keeps the indentation', () => {
    const html = diffLines(highlight('-a - b;\n+a + b;\n\n <Grid\n+  rows\n />', 'diff'));
    expect(textOf(html)).toBe('a - b;\na + b;\n\n&lt;Grid\n  rows\n/&gt;');
    expect(classesOf(html)).toEqual([
      'deleted',
      'inserted',
      'unchanged',
      'unchanged',
      'inserted',
      'unchanged',
    ]);
  });

  it('keeps the mark of a line', () => {
    const html = '<span class="token-line marked"><span class="token inserted">+a</span></span>';
    expect(classesOf(diffLines(html))).toEqual(['marked inserted']);
  });
});
