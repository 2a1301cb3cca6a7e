import { alpha, darken, emphasize, lighten } from '@mui/material/styles';
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

type Scope = Readonly<Record<string, unknown>>;

const COLOR_HELPERS: Scope = { alpha, darken, emphasize, lighten };

/** The functions of a theme that only compute values. */
export const THEME_FUNCTIONS = [
  'alpha',
  'applyStyles',
  'between',
  'create',
  'darken',
  'down',
  'lighten',
  'not',
  'only',
  'pxToRem',
  'spacing',
  'up',
] as const;

/** Functions that a style function may call by name. */
export const HELPER_NAMES = Object.keys(COLOR_HELPERS);

const BINARY: Readonly<Record<string, (a: never, b: never) => unknown>> = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
  less: (a: number, b: number) => a < b,
  more: (a: number, b: number) => a > b,
};
/** The operators of two operands, by the names that a style function uses. */
export const BINARY_OPERATORS = Object.keys(BINARY);

/** Own properties only, so that nothing reaches a constructor or prototype. */
function member(object: unknown, key: unknown): unknown {
  if (typeof object !== 'object' && typeof object !== 'function') {
    return undefined;
  }
  if (object === null || !Object.hasOwn(object, key as string)) {
    // Without CSS variables, the values are in the theme itself.
    return key === 'vars' ? object : undefined;
  }
  return (object as Record<string, unknown>)[key as string];
}

function call(operands: readonly Expression[], scope: Scope): unknown {
  const [callee, ...rest] = operands;
  const values = rest.map((argument) => evaluate(argument, scope));
  if (typeof callee === 'string') {
    return (COLOR_HELPERS[callee] as (...args: unknown[]) => unknown)(...values);
  }
  const [, object, key] = callee as [string, Expression, string];
  const owner = evaluate(object, scope);
  const method = member(owner, key);
  if (typeof method !== 'function' || !THEME_FUNCTIONS.some((name) => name === key)) {
    throw new Error(`The theme has no function ${key}().`);
  }
  return (method as (...args: unknown[]) => unknown).apply(owner, values);
}

function object(operands: readonly Expression[], scope: Scope): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const entry of operands as readonly (readonly Expression[])[]) {
    const [kind, key, value] = entry;
    if (kind === 'spread') {
      Object.assign(result, evaluate(key ?? null, scope));
    } else {
      result[String(evaluate(key ?? null, scope))] = evaluate(value ?? null, scope);
    }
  }
  return result;
}

/** The value of an expression. */
export function evaluate(expression: Expression, scope: Scope): unknown {
  if (!Array.isArray(expression)) {
    return expression;
  }
  const [operator, ...operands] = expression as unknown as readonly [string, ...Expression[]];
  const value = (index: number) => evaluate(operands[index] ?? null, scope);
  switch (operator) {
    case 'name':
      return Object.hasOwn(scope, operands[0] as string) ? scope[operands[0] as string] : undefined;
    case 'get':
      return member(value(0), value(1));
    case 'object':
      return object(operands, scope);
    case 'array':
      return operands.map((item) => evaluate(item, scope));
    case 'text':
      return operands.map((part) => String(evaluate(part, scope))).join('');
    case 'call':
      return call(operands, scope);
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
    case 'negative':
      return -(value(0) as number);
    default: {
      const compute = BINARY[operator];
      if (!compute) {
        throw new Error(`Unknown operator ${JSON.stringify(operator)}.`);
      }
      return compute(value(0) as never, value(1) as never);
    }
  }
}

/** Parameters are names, or lists of `[property, name]` for a destructured object. */
function bind(parameters: Json, values: readonly unknown[]): Scope {
  const scope: Record<string, unknown> = {};
  (parameters as readonly Json[]).forEach((parameter, index) => {
    if (typeof parameter === 'string') {
      scope[parameter] = values[index];
    } else {
      for (const [property, name] of parameter as readonly (readonly [string, string])[]) {
        scope[name] = member(values[index], property);
      }
    }
  });
  return scope;
}

/** A function that interprets a style function. */
export function toFunction({ $fn: [parameters, body] }: StyleFunction) {
  return (...values: readonly unknown[]) => evaluate(body, bind(parameters, values));
}
