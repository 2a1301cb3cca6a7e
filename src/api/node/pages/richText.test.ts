import { parseRichText } from './richText';

const parse = (markdown: string) =>
  parseRichText(markdown, {
    resolve: (href) => href.replace('https://mui.com', ''),
    routeOf: (name) => (name === 'GridColDef' ? '/x/api/data-grid/grid-col-def/' : undefined),
  });

it('parses code, links, and lists', () => {
  expect(parse('Use `rows`. See [Rows](https://mui.com/x/rows/).\n\n- one\n- two `2`')).toEqual([
    { p: ['Use ', { code: 'rows' }, '. See ', { href: '/x/rows/', text: ['Rows'] }, '.'] },
    { list: [['one'], ['two ', { code: '2' }]] },
  ]);
});

it('joins the lines of a paragraph', () => {
  expect(parse('One.\nTwo.')).toEqual([{ p: ['One. Two.'] }]);
});

it('links bare URLs without the full stop after them', () => {
  expect(parse('See https://mui.com/x/rows/.')).toEqual([
    { p: ['See ', { href: '/x/rows/', text: ['Rows'] }, '.'] },
  ]);
});

it('keeps element names in a comment as text', () => {
  expect(parse('All <style> tags.')).toEqual([{ p: ['All ', '<style>', ' tags.'] }]);
  expect(parse('<DatePicker />, for example')).toEqual([
    { p: ['<DatePicker />', ', for example'] },
  ]);
});

it('is undefined for an empty comment', () => {
  expect(parse('')).toBeUndefined();
});

it('links names with a page', () => {
  expect(parse('A list of `GridColDef[]`.')).toEqual([
    {
      p: [
        'A list of ',
        { href: '/x/api/data-grid/grid-col-def/', text: [{ code: 'GridColDef[]' }] },
        '.',
      ],
    },
  ]);
});

it('does not nest links', () => {
  expect(parse('See [`GridColDef` at https://mui.com](https://mui.com/x/columns/).')).toEqual([
    {
      p: ['See ', { href: '/x/columns/', text: [{ code: 'GridColDef' }, ' at ', 'mui.com'] }, '.'],
    },
  ]);
});
