import { parse, parseExpression, type ParseResult } from '@babel/parser';
import type * as Ast from '@babel/types';
import * as colors from '@mui/material/colors';
import {
  BINARY_OPERATORS,
  checkDocument,
  HELPER_NAMES,
  isObject,
  MAX_LENGTH,
  THEME_FUNCTIONS,
  type CheckedDocument,
  type Json,
  type JsonObject,
  type Problem,
} from '@site/src/reader-theme/browser/document';

/** Why a part of pasted code can't be kept. */
class NotKept extends Error {}

/** Why nothing of pasted code is read. */
class TooLarge extends Error {}

/** The most values of a theme, far more than in the largest of applications. */
const MAX_VALUES = 20_000;
/** The longest text, because constants can be joined again and again. */
const MAX_TEXT = 10_000;

type Scope = ReadonlyMap<string, Ast.Expression | Json>;

const THEME_CALLS = ['createTheme', 'createMuiTheme', 'extendTheme', 'experimental_extendTheme'];
const WRAPPERS = ['responsiveFontSizes'];
const COLORS_MODULE = '@mui/material/colors';

/** Data has no position. */
function isNode(value: Ast.Expression | Json): value is Ast.Expression {
  return isObject(value) && 'loc' in value;
}

const lineOf = (node: Ast.Node) => node.loc?.start.line ?? 1;

/** Merges nested objects; later values win. */
function merge(one: JsonObject, other: JsonObject): JsonObject {
  const merged: Record<string, Json> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = merged[key];
    merged[key] = isObject(before) && isObject(value) ? merge(before, value) : value;
  }
  return merged;
}

/** Removes what only matters to types. */
function bare(node: Ast.Node): Ast.Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
      return bare(node.expression);
    default:
      return node;
  }
}

function keyOf(property: Ast.ObjectProperty | Ast.ObjectMethod): string | null {
  const { key } = property;
  if (!property.computed && key.type === 'Identifier') {
    return key.name;
  }
  return key.type === 'StringLiteral' || key.type === 'NumericLiteral' ? String(key.value) : null;
}

function isEmptied(node: Ast.Node, value: Json): boolean {
  return (
    node.type === 'ObjectExpression' &&
    node.properties.length > 0 &&
    isObject(value) &&
    Object.keys(value).length === 0
  );
}

/** Reads constant values of code without running it. */
class Reader {
  readonly dropped: Problem[] = [];
  private readonly reading = new Set<string>();
  private count = 0;

  constructor(private readonly scope: Scope) {}

  value(input: Ast.Node, path: string): Json {
    const node = bare(input);
    this.add(1, node);
    switch (node.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return node.value;
      case 'NullLiteral':
        return null;
      case 'TemplateLiteral':
        return this.text(node, path);
      case 'UnaryExpression': {
        const operand = this.value(node.argument, path);
        if (node.operator === '-' && typeof operand === 'number') {
          return -operand;
        }
        throw new NotKept('The operator is not supported.');
      }
      case 'BinaryExpression':
        return this.binary(node, path);
      case 'ArrayExpression':
        return node.elements.flatMap((element, index) =>
          element === null ? [] : [this.value(element, `${path}.${index}`)],
        );
      case 'ObjectExpression':
        return this.object(node, path);
      case 'Identifier':
        return this.name(node.name, path);
      case 'MemberExpression':
        return this.member(node, path);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return readFunction(node);
      case 'CallExpression':
        return this.call(node, path);
      default:
        throw new NotKept('Its value is only known when the code runs.');
    }
  }

  /** Counts values, because a constant is read again wherever it is used. */
  private add(values: number, node: Ast.Node): void {
    this.count += values;
    if (this.count > MAX_VALUES) {
      throw new TooLarge(
        `Line ${lineOf(node)}: The theme has more than ${MAX_VALUES.toLocaleString('en-US')} values.`,
      );
    }
  }

  private checked(text: string, node: Ast.Node): string {
    if (text.length > MAX_TEXT) {
      throw new TooLarge(
        `Line ${lineOf(node)}: A text has more than ${MAX_TEXT.toLocaleString('en-US')} characters.`,
      );
    }
    return text;
  }

  /** An object without the properties that can't be kept, which are listed. */
  object(node: Ast.ObjectExpression, path: string): JsonObject {
    // Later keys win, and `__proto__` is a key like any other.
    const result = new Map<string, Json>();
    for (const property of node.properties) {
      const key = property.type === 'SpreadElement' ? '…' : (keyOf(property) ?? '[…]');
      const place = path ? `${path}.${key}` : key;
      try {
        if (property.type === 'SpreadElement') {
          const spread = this.value(property.argument, path);
          const entries = isObject(spread) ? Object.entries(spread) : [];
          this.add(entries.length, property);
          entries.forEach(([name, value]) => result.set(name, value));
        } else if (property.type === 'ObjectMethod') {
          result.set(key, readFunction(property));
        } else {
          const name = keyOf(property) ?? String(this.value(property.key, place));
          const value = this.value(property.value, place);
          // An object of which nothing could be kept is left out, too.
          if (!isEmptied(property.value, value)) {
            result.set(name, value);
          }
        }
      } catch (error) {
        if (!(error instanceof NotKept)) {
          throw error;
        }
        this.dropped.push({ path: place, message: `Line ${lineOf(property)}: ${error.message}` });
      }
    }
    return Object.fromEntries(result);
  }

  private text(node: Ast.TemplateLiteral, path: string): string {
    const text = node.quasis
      .map(({ value }, index) => {
        const expression = node.expressions[index];
        const inserted = expression ? this.value(expression, path) : '';
        return `${value.cooked ?? ''}${String(inserted)}`;
      })
      .join('');
    return this.checked(text, node);
  }

  private binary(node: Ast.BinaryExpression, path: string): Json {
    const left = this.value(node.left, path);
    const right = this.value(node.right, path);
    if (node.operator === '+' && (typeof left === 'string' || typeof right === 'string')) {
      return this.checked(`${String(left)}${String(right)}`, node);
    }
    if (typeof left === 'number' && typeof right === 'number') {
      switch (node.operator) {
        case '+':
          return left + right;
        case '-':
          return left - right;
        case '*':
          return left * right;
        case '/':
          return left / right;
        default:
      }
    }
    throw new NotKept('The operator is not supported.');
  }

  private name(name: string, path: string): Json {
    const known = this.scope.get(name);
    if (known === undefined || this.reading.has(name)) {
      throw new NotKept(`The value of ${name} is not in the pasted code.`);
    }
    if (!isNode(known)) {
      return known;
    }
    this.reading.add(name);
    try {
      return this.value(known, path);
    } finally {
      this.reading.delete(name);
    }
  }

  private member(node: Ast.MemberExpression, path: string): Json {
    const owner = this.value(node.object, path);
    const key =
      !node.computed && node.property.type === 'Identifier'
        ? node.property.name
        : String(this.value(node.property, path));
    const value = isObject(owner) && Object.hasOwn(owner, key) ? owner[key] : undefined;
    if (value === undefined) {
      throw new NotKept(`There is no ${key} in it.`);
    }
    return value;
  }

  /** `createTheme(a, b)` merges its arguments. */
  call(node: Ast.CallExpression, path: string): Json {
    const name = node.callee.type === 'Identifier' ? node.callee.name : '';
    if (THEME_CALLS.includes(name)) {
      return node.arguments
        .map((argument) => this.value(argument, path))
        .filter(isObject)
        .reduce<JsonObject>(merge, {});
    }
    const [first] = node.arguments;
    if (WRAPPERS.includes(name) && first) {
      return this.value(first, path);
    }
    throw new NotKept(`The call of ${name || 'a function'} is only known when the code runs.`);
  }
}

/** A style function as data: parameters, and an expression of values of the theme. */
function readFunction(
  node: Ast.ArrowFunctionExpression | Ast.FunctionExpression | Ast.ObjectMethod,
): Json {
  const body = node.body.type === 'BlockStatement' ? onlyReturn(node.body) : node.body;
  const parameters = node.params.map((parameter): Json => {
    if (parameter.type === 'Identifier') {
      return parameter.name;
    }
    if (parameter.type !== 'ObjectPattern') {
      throw new NotKept('The parameters of the function are not supported.');
    }
    return parameter.properties.map((property) => {
      const key = property.type === 'ObjectProperty' ? keyOf(property) : null;
      if (property.type !== 'ObjectProperty' || property.value.type !== 'Identifier' || !key) {
        throw new NotKept('The parameters of the function are not supported.');
      }
      return [key, property.value.name];
    });
  });
  const names = parameters.flatMap((parameter) =>
    typeof parameter === 'string'
      ? [parameter]
      : (parameter as readonly (readonly [string, string])[]).map(([, name]) => name),
  );
  return { $fn: [parameters, readExpression(body, names)] };
}

function onlyReturn({ body }: Ast.BlockStatement): Ast.Expression {
  const [statement] = body;
  if (body.length !== 1 || statement?.type !== 'ReturnStatement' || !statement.argument) {
    throw new NotKept('The function does more than return styles.');
  }
  return statement.argument;
}

const OPERATOR_NAMES: Readonly<Record<string, string>> = {
  '<': 'less',
  '>': 'more',
  '==': '===',
  '!=': '!==',
};

function readExpression(input: Ast.Node, names: readonly string[]): Json {
  const node = bare(input);
  const read = (part: Ast.Node) => readExpression(part, names);
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'NullLiteral':
      return null;
    case 'Identifier':
      if (!names.includes(node.name)) {
        throw new NotKept(`The function uses ${node.name}, which is outside of it.`);
      }
      return ['name', node.name];
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return [
        'get',
        read(node.object),
        node.computed ? read(node.property) : (node.property as Ast.Identifier).name,
      ];
    case 'TemplateLiteral':
      return [
        'text',
        ...node.quasis.flatMap(({ value }, index) => {
          const expression = node.expressions[index];
          return [value.cooked ?? '', ...(expression ? [read(expression)] : [])];
        }),
      ];
    case 'ArrayExpression':
      return ['array', ...node.elements.flatMap((item) => (item ? [read(item)] : []))];
    case 'ObjectExpression':
      return ['object', ...node.properties.map((property) => readProperty(property, names))];
    case 'ConditionalExpression':
      return ['?', read(node.test), read(node.consequent), read(node.alternate)];
    case 'LogicalExpression':
      return [node.operator, read(node.left), read(node.right)];
    case 'UnaryExpression':
      if (node.operator === '!' || node.operator === '-') {
        return [node.operator === '!' ? '!' : 'negative', read(node.argument)];
      }
      break;
    case 'BinaryExpression': {
      const operator = OPERATOR_NAMES[node.operator] ?? node.operator;
      if (BINARY_OPERATORS.some((known) => known === operator)) {
        return [operator, read(node.left), read(node.right)];
      }
      break;
    }
    case 'CallExpression':
      return readCall(node, names);
    default:
  }
  throw new NotKept('The function is more than a style function.');
}

function readProperty(
  property: Ast.ObjectExpression['properties'][number],
  names: readonly string[],
): Json {
  if (property.type === 'SpreadElement') {
    return ['spread', readExpression(property.argument, names)];
  }
  if (property.type === 'ObjectMethod') {
    throw new NotKept('The function is more than a style function.');
  }
  const key = keyOf(property) ?? readExpression(property.key, names);
  return ['property', key, readExpression(property.value, names)];
}

function readCall(
  { callee, arguments: values }: Ast.CallExpression,
  names: readonly string[],
): Json {
  const read = values.map((value) => readExpression(value, names));
  const helper = HELPER_NAMES.find((name) => callee.type === 'Identifier' && name === callee.name);
  if (helper) {
    return ['call', helper, ...read];
  }
  if (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    THEME_FUNCTIONS.some((name) => name === (callee.property as Ast.Identifier).name)
  ) {
    return ['call', ['get', readExpression(callee.object, names), callee.property.name], ...read];
  }
  throw new NotKept('The function calls something that is no function of the theme.');
}

/** The constants of a file, and its imported color constants. */
function scopeOf({ program }: ParseResult): Scope {
  const scope = new Map<string, Ast.Expression | Json>();
  const palettes = colors as unknown as JsonObject;
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const { value: source } = statement.source;
      const [, single] = /^@mui\/material\/colors\/(\w+)$/.exec(source) ?? [];
      for (const specifier of statement.specifiers) {
        const imported =
          specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
            ? specifier.imported.name
            : single;
        const value =
          specifier.type === 'ImportNamespaceSpecifier' ? palettes : palettes[imported ?? ''];
        if (value !== undefined && (source === COLORS_MODULE || single)) {
          scope.set(specifier.local.name, { ...(value as JsonObject) });
        }
      }
    }
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id, init } of declaration.declarations) {
        if (id.type === 'Identifier' && init) {
          scope.set(id.name, init);
        }
      }
    }
  }
  return scope;
}

function isThemeCall(input: Ast.Node): boolean {
  const node = bare(input);
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    [...THEME_CALLS, ...WRAPPERS].includes(node.callee.name)
  );
}

/** The expression with the theme: the last call of `createTheme`, or else the last object. */
function findTheme({ program }: ParseResult, scope: Scope): Ast.Node | null {
  const candidates = program.body.flatMap((statement): Ast.Node[] => {
    switch (statement.type) {
      case 'ExpressionStatement':
        return [
          statement.expression.type === 'AssignmentExpression'
            ? statement.expression.right
            : statement.expression,
        ];
      case 'ExportDefaultDeclaration':
        return [statement.declaration];
      default:
        return [];
    }
  });
  const all: readonly Ast.Node[] = [...[...scope.values()].filter(isNode), ...candidates];
  return (
    all.findLast(isThemeCall) ??
    all.findLast((node) => bare(node).type === 'ObjectExpression') ??
    null
  );
}

/** The message of a syntax error, with its line and column. */
function syntaxProblem(error: unknown): Problem {
  const { message, loc } = error as { message: string; loc?: { line: number; column: number } };
  const text = message.replace(/\s*\(\d+:\d+\)$/, '');
  const path = loc ? `Line ${loc.line}, column ${loc.column + 1}` : '';
  return { path, message: text };
}

const PLUGINS = ['typescript' as const];

/**
 * Reads the options of a theme from code or JSON: an object, a call of `createTheme()`, or a file
 * with either. The code is parsed and never run; what can't be kept is listed.
 */
export function parseTheme(code: string): CheckedDocument {
  const failed = (problem: Problem): CheckedDocument => ({
    document: {},
    errors: [problem],
    dropped: [],
  });
  if (code.length > MAX_LENGTH) {
    return failed({ path: '', message: 'The code is too long for a theme.' });
  }
  try {
    if (code.trimStart().startsWith('{')) {
      const reader = new Reader(new Map());
      const expression = parseExpression(code.replace(/;\s*$/, ''), { plugins: PLUGINS });
      return checked(reader, reader.value(expression, ''));
    }
    const file = parse(code, { sourceType: 'module', plugins: PLUGINS });
    const scope = scopeOf(file);
    const theme = findTheme(file, scope);
    if (!theme) {
      return failed({
        path: '',
        message: 'There is no theme in it. Paste a call of createTheme() or its options.',
      });
    }
    const reader = new Reader(scope);
    return checked(reader, reader.value(theme, ''));
  } catch (error) {
    return failed(
      error instanceof NotKept || error instanceof TooLarge
        ? { path: '', message: error.message }
        : syntaxProblem(error),
    );
  }
}

function checked(reader: Reader, value: Json): CheckedDocument {
  const result = checkDocument(value);
  return { ...result, dropped: [...reader.dropped, ...result.dropped] };
}
