import { highlight } from '../../../content/node/highlight';
import { typeColors } from '../../shared/typeColors';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const colored = (type: string) =>
  typeColors(type)
    .map(({ text, token }) =>
      token === undefined ? escape(text) : `<span class="token ${token}">${escape(text)}</span>`,
    )
    .join('');

const START =
  '<span class="token keyword">type</span> <span class="token class-name">Abc</span> = ';

/** What the highlighter of code makes of the same type. */
const highlighted = (type: string) =>
  highlight(`type Abc = ${type};`, 'ts')
    .replace(`<span class="token-line">${START}`, '')
    .replace(/;<\/span>$/, '');

it.each([
  'string',
  'boolean | null',
  "'asc' | 'desc' | undefined",
  'Array<string | number>',
  'readonly GridColDef<R>[]',
  "React.RefObject<HTMLDivElement | null>['current']",
  '(params: GridRowParams<any>, event: MuiEvent) => void',
  '{ inverted: true; maxRadius: number; value: unknown }',
  "Partial<Record<keyof typeof slots, 'day' | 'month'>>",
  '(value: number) => value is Date',
  '0 | 1 | 25.5',
])('colors %s as the highlighter of code does', (type) => {
  expect(colored(type)).toBe(highlighted(type));
});

it('does not color members with the name of a type', () => {
  expect(colored('{ type: string; number?: Date }')).toBe(
    '{ type: <span class="token class-name">string</span>; number?: <span class="token class-name">Date</span> }',
  );
});

it('colors the start of a definition', () => {
  expect(typeColors('type SeriesId = number;')[0]).toEqual({ text: 'type', token: 'keyword' });
});
