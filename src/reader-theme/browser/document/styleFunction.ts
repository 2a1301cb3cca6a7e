import { alpha, darken, emphasize, lighten } from '@mui/material/styles';
import {
  isExpression,
  THEME_METHODS,
  type BINARY_OPERATORS,
  type HELPER_NAMES,
} from './checkExpression';
import type { Json } from './types';

/**
 * A style function as data, so that a pasted theme is interpreted and never run as code:
 * `[operator, ...operands]` for everything but strings, numbers, booleans, and `null`.
 */
export type Expression = Json;
export type StyleFunction = { readonly $fn: readonly [parameters: Json, body: Expression] };

export function isStyleFunction(value: unknown): value is StyleFunction {
  return typeof value === 'object' && value !== null && Array.isArray((value as StyleFunction).$fn);
}

type Scope = ReadonlyMap<string, unknown>;
type AnyFunction = (...values: readonly unknown[]) => unknown;

/** By name in a map, because every object has inherited functions. */
const COLOR_HELPERS: ReadonlyMap<string, AnyFunction> = new Map(
  Object.entries<AnyFunction>({ alpha, darken, emphasize, lighten } satisfies Record<
    (typeof HELPER_NAMES)[number],
    unknown
  > as Record<string, AnyFunction>),
);

const METHODS = Object.entries<readonly string[]>(THEME_METHODS);

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

const BINARY: ReadonlyMap<string, (a: never, b: never) => unknown> = new Map(
  Object.entries({
    '+': (a: number, b: number) => a + b,
    '-': (a: number, b: number) => a - b,
    '*': (a: number, b: number) => a * b,
    '/': (a: number, b: number) => a / b,
    '===': (a: unknown, b: unknown) => a === b,
    '!==': (a: unknown, b: unknown) => a !== b,
    less: (a: number, b: number) => a < b,
    more: (a: number, b: number) => a > b,
  } satisfies Record<(typeof BINARY_OPERATORS)[number], unknown>),
);
/** The operators for any values. Others get numbers and text, because objects have methods. */
const COMPARED = ['===', '!=='];

/** Own data only, so that nothing reaches a function, constructor, or prototype. */
function member(object: unknown, key: unknown): unknown {
  if (typeof object !== 'object' || object === null || !isPlain(key)) {
    return undefined;
  }
  if (!Object.hasOwn(object, key as string)) {
    // Without CSS variables, the values are in the theme itself.
    return key === 'vars' ? object : undefined;
  }
  const value = (object as Record<string, unknown>)[key as string];
  return typeof value === 'function' ? undefined : value;
}

/** The theme that Material UI passes: alone, or among the props of a component. */
function themesOf(values: readonly unknown[]): readonly unknown[] {
  const [first] = values;
  return [first, member(first, 'theme')].filter(
    (value) =>
      typeof (value as { readonly spacing?: unknown } | undefined | null)?.spacing === 'function',
  );
}

interface Run {
  readonly scope: Scope;
  readonly themes: readonly unknown[];
}

/** A function of the theme, found by the identity of its owner. */
function methodOf(owner: unknown, name: string, { themes }: Run): AnyFunction {
  for (const theme of themes) {
    for (const [part, names] of METHODS) {
      const isOwner = owner === (part === '' ? theme : member(theme, part));
      const method =
        isOwner && names.includes(name) && Object.hasOwn(owner as object, name)
          ? (owner as Record<string, unknown>)[name]
          : undefined;
      if (typeof method === 'function') {
        return (...values) => Reflect.apply(method, owner, values) as unknown;
      }
    }
  }
  throw new Error(`The theme has no function ${name}().`);
}

function call([callee, ...rest]: readonly Expression[], run: Run): unknown {
  const values = rest.map((argument) => evaluate(argument, run));
  if (typeof callee === 'string') {
    const helper = COLOR_HELPERS.get(callee);
    if (!helper) {
      throw new Error(`There is no function ${callee}().`);
    }
    return helper(...values);
  }
  const [, owner, name] = callee as readonly [string, Expression, string];
  return methodOf(evaluate(owner, run), name, run)(...values);
}

function object(operands: readonly Expression[], run: Run): Record<string, unknown> {
  const entries = (operands as readonly (readonly Expression[])[]).flatMap(
    ([kind, key, value]): (readonly [string, unknown])[] => {
      const first = evaluate(key ?? null, run);
      if (kind === 'spread') {
        return typeof first === 'object' && first !== null ? Object.entries(first) : [];
      }
      return isPlain(first) ? [[String(first), evaluate(value ?? null, run)]] : [];
    },
  );
  return Object.fromEntries(entries);
}

function evaluate(expression: Expression, run: Run): unknown {
  if (!Array.isArray(expression)) {
    return expression;
  }
  const [operator, ...operands] = expression as unknown as readonly [string, ...Expression[]];
  const value = (index: number) => evaluate(operands[index] ?? null, run);
  switch (operator) {
    case 'name':
      return run.scope.get(operands[0] as string);
    case 'get':
      return member(value(0), value(1));
    case 'object':
      return object(operands, run);
    case 'array':
      return operands.map((item) => evaluate(item, run));
    case 'text':
      return operands
        .map((part) => evaluate(part, run))
        .map((part) => (typeof part === 'object' ? '' : String(part)))
        .join('');
    case 'call':
      return call(operands, run);
    case '&&':
      return value(0) && value(1);
    case '||':
      return value(0) || value(1);
    case '??':
      return value(0) ?? value(1);
    case '?':
      return value(0) ? value(1) : value(2);
    case '!':
      return !value(0);
    case 'negative': {
      const number = value(0);
      return typeof number === 'number' ? -number : undefined;
    }
    default:
      return compute(operator, value(0), value(1));
  }
}

function compute(operator: string, one: unknown, other: unknown): unknown {
  const binary = BINARY.get(operator);
  if (!binary) {
    throw new Error(`Unknown operator ${JSON.stringify(operator)}.`);
  }
  return COMPARED.includes(operator) || (isPlain(one) && isPlain(other))
    ? binary(one as never, other as never)
    : undefined;
}

/** Parameters are names, or lists of `[property, name]` for a destructured object. */
function bind(parameters: Json, values: readonly unknown[]): Scope {
  const scope = new Map<string, unknown>();
  (parameters as readonly Json[]).forEach((parameter, index) => {
    const value = values[index];
    if (typeof parameter === 'string') {
      scope.set(parameter, typeof value === 'function' ? undefined : value);
    } else {
      for (const [property, name] of parameter as readonly (readonly [string, string])[]) {
        scope.set(name, member(value, property));
      }
    }
  });
  return scope;
}

/**
 * A function that interprets a style function. It calls nothing but the color helpers and the
 * functions of the theme that it is given.
 *
 * @throws if the expression doesn't have the form that `isExpression` accepts
 */
export function toFunction(style: StyleFunction): AnyFunction {
  if (!isExpression(style)) {
    throw new Error('A style function of the theme is not a valid expression.');
  }
  const [parameters, body] = style.$fn;
  return (...values) =>
    evaluate(body, { scope: bind(parameters, values), themes: themesOf(values) });
}
