import { firstSentence, toPlainText } from './plainText';

it.each([
  ['A `prop` and **bold** and _soft_ text', 'A prop and bold and soft text'],
  ['`readonly GridColDef[]` of [the grid](./x.mdx)', 'readonly GridColDef[] of the grid'],
  ['[`DataGrid`](./x.mdx) <Plan name="pro" />', 'DataGrid'],
  [
    'In `DataGridPremium` <Plan name="premium" />, a toolbar (of [it](./x.mdx) <Plan name="pro" />)',
    'In DataGridPremium, a toolbar (of it)',
  ],
  ['Sort by `, `', 'Sort by ,'],
  ['snake_case_name stays, 2 * 3 stays', 'snake_case_name stays, 2 * 3 stays'],
  ['`<DataGrid />` \\{x\\} &lt;b&gt;', '<DataGrid /> {x} <b>'],
])('%s', (markdown, text) => {
  expect(toPlainText(markdown)).toBe(text);
});

it.each<[text: string, sentence: string, limit?: number]>([
  ['One. Two.', 'One.'],
  ['Uses v8.14.1 of the package. Then more.', 'Uses v8.14.1 of the package.'],
  ['No end', 'No end'],
  ['As follows:', 'As follows.'],
  ['A sentence that is far too long for it', 'A sentence that is…', 20],
])('%s → %s', (text, sentence, limit = 80) => {
  expect(firstSentence(text, limit)).toBe(sentence);
});
