import type { Json } from './types';

/** The functions that a style function may call by name, which Material UI exports. */
export const HELPER_NAMES = ['alpha', 'darken', 'emphasize', 'lighten'] as const;

/** The functions of a theme that only compute values, by the part of the theme that has them. */
export const THEME_METHODS = {
  '': ['alpha', 'applyStyles', 'darken', 'lighten', 'spacing'],
  breakpoints: ['between', 'down', 'not', 'only', 'up'],
  transitions: ['create'],
  typography: ['pxToRem'],
} as const;
export const THEME_FUNCTIONS: readonly string[] = Object.values(THEME_METHODS).flat();

/** The operators of two operands, by the names that a style function uses. */
export const BINARY_OPERATORS = ['+', '-', '*', '/', '===', '!==', 'less', 'more'] as const;

/** How many operands the other operators have. */
const ARITY = new Map<unknown, number>([
  ...[...BINARY_OPERATORS, '&&', '||', '??'].map((operator) => [operator, 2] as const),
  ['?', 3],
  ['!', 1],
  ['negative', 1],
]);

/** Far more than a style function of an application has. */
const MAX_SIZE = 2000;
const MAX_DEPTH = 60;

const IDENTIFIER = /^[A-Za-z_$][\w$]{0,99}$/;

/** Names that can't be those of a variable, or that lead to code. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const constructor continue debugger default delete do ' +
    'else enum eval export extends false finally for function if implements import in instanceof ' +
    'interface let new null package private protected prototype public return static super switch ' +
    'this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/** Whether a text can be the name of a property or variable in code. */
export const isIdentifier = (value: unknown): value is string =>
  typeof value === 'string' && IDENTIFIER.test(value) && !value.startsWith('__');

const isVariable = (value: unknown) => isIdentifier(value) && !RESERVED.has(value);

/** A key that leads to no constructor or prototype. */
const isSafeKey = (value: unknown) =>
  typeof value === 'number' ||
  (typeof value === 'string' && !/^(?:__.*|constructor|prototype)$/.test(value));

const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);
const isHelper = (value: unknown) => HELPER_NAMES.some((name) => name === value);

/** The names that the parameters declare, or `null` if they have another form. */
function namesOf(parameters: unknown): readonly string[] | null {
  if (!isList(parameters) || parameters.length > 3) {
    return null;
  }
  const names = parameters.flatMap((parameter): readonly unknown[] =>
    isList(parameter)
      ? parameter.map((pair) =>
          isList(pair) && pair.length === 2 && isIdentifier(pair[0]) && isSafeKey(pair[0])
            ? pair[1]
            : null,
        )
      : [parameter],
  );
  const isValid =
    names.every((name) => isVariable(name) && !isHelper(name)) &&
    new Set(names).size === names.length;
  return isValid ? (names as readonly string[]) : null;
}

/** Checks one expression. A class, because the size of all parts counts. */
class Checker {
  private size = 0;

  constructor(private readonly names: readonly string[]) {}

  accepts(expression: unknown, depth = 0): boolean {
    this.size += 1;
    if (this.size > MAX_SIZE || depth > MAX_DEPTH) {
      return false;
    }
    if (!isList(expression)) {
      return (
        expression === null ||
        typeof expression === 'string' ||
        typeof expression === 'boolean' ||
        (typeof expression === 'number' && Number.isFinite(expression))
      );
    }
    const [operator, ...operands] = expression;
    const all = (parts: readonly unknown[]) => parts.every((part) => this.accepts(part, depth + 1));
    switch (operator) {
      case 'name':
        return operands.length === 1 && this.names.some((name) => name === operands[0]);
      case 'get':
        return (
          operands.length === 2 &&
          isList(operands[0]) &&
          (isList(operands[1]) || isSafeKey(operands[1])) &&
          all(operands)
        );
      case 'object':
        return operands.every((entry) => this.acceptsEntry(entry, depth + 1));
      case 'array':
      case 'text':
        return all(operands);
      case 'call':
        return this.acceptsCall(operands, depth + 1) && all(operands.slice(1));
      default:
        return operands.length === ARITY.get(operator) && all(operands);
    }
  }

  private acceptsEntry(entry: unknown, depth: number): boolean {
    if (!isList(entry)) {
      return false;
    }
    const [kind, key, value] = entry;
    if (kind === 'spread') {
      return entry.length === 2 && isList(key) && this.accepts(key, depth);
    }
    return (
      kind === 'property' &&
      entry.length === 3 &&
      (isList(key) || isSafeKey(key)) &&
      this.accepts(key, depth) &&
      this.accepts(value, depth)
    );
  }

  /** A helper, or a function of the theme or of a part of it, such as `theme.breakpoints.up`. */
  private acceptsCall([callee]: readonly Json[], depth: number): boolean {
    if (!isList(callee)) {
      return isHelper(callee);
    }
    const [operator, owner, name] = callee;
    return (
      operator === 'get' &&
      callee.length === 3 &&
      THEME_FUNCTIONS.some((known) => known === name) &&
      isPath(owner) &&
      this.accepts(owner, depth)
    );
  }
}

/** A name, or a property of a path such as `theme.breakpoints`. */
function isPath(value: unknown): boolean {
  if (!isList(value)) {
    return false;
  }
  const [operator, owner, key] = value;
  return operator === 'name' || (operator === 'get' && isIdentifier(key) && isPath(owner));
}

/**
 * Whether a value is a style function that can be interpreted and written as code: its operators,
 * functions, and names are known, and it uses its own parameters only.
 */
export function isExpression(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.keys(value).join() !== '$fn') {
    return false;
  }
  const { $fn } = value as { readonly $fn: unknown };
  if (!isList($fn) || $fn.length !== 2) {
    return false;
  }
  const names = namesOf($fn[0]);
  return names !== null && new Checker(names).accepts($fn[1]);
}
