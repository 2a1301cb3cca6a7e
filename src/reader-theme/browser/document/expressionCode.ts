import { HELPER_NAMES, isExpression, isIdentifier } from './checkExpression';
import type { StyleFunction } from './styleFunction';
import type { Json } from './types';

/** A text as a literal in single quotes. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

/** A property's name as code. */
export const keyCode = (name: string) => (isIdentifier(name) ? name : quote(name));

const SIGNS: ReadonlyMap<string, string> = new Map([
  ...['+', '-', '*', '/', '===', '!==', '&&', '||', '??'].map((sign) => [sign, sign] as const),
  ['less', '<'],
  ['more', '>'],
]);

function propertyCode([kind, name, item]: readonly Json[]): string {
  if (kind === 'spread') {
    return `...(${expression(name ?? null)})`;
  }
  const key = typeof name === 'string' ? keyCode(name) : `[${expression(name ?? null)}]`;
  return `${key}: ${expression(item ?? null)}`;
}

const textCode = (part: Json) =>
  typeof part === 'string'
    ? JSON.stringify(part).slice(1, -1).replaceAll('\\"', '"').replaceAll(/[`$]/g, '\\$&')
    : `\${${expression(part)}}`;

function callCode([callee, ...values]: readonly Json[]): string {
  const name = HELPER_NAMES.find((known) => known === callee) ?? expression(callee ?? null);
  return `${name}(${values.map(expression).join(', ')})`;
}

/** An expression of a style function as code. */
function expression(value: Json): string {
  if (!Array.isArray(value)) {
    return typeof value === 'string' ? quote(value) : String(value as number);
  }
  const [operator, ...operands] = value as unknown as readonly [string, ...Json[]];
  const at = (index: number) => expression(operands[index] ?? null);
  switch (operator) {
    case 'name':
      return String(operands[0] as string);
    case 'get': {
      const owner = /^(?:name|get|call)$/.test(String((operands[0] as readonly Json[])[0]))
        ? at(0)
        : `(${at(0)})`;
      return isIdentifier(operands[1]) ? `${owner}.${operands[1]}` : `${owner}[${at(1)}]`;
    }
    case 'object':
      return `{ ${(operands as readonly (readonly Json[])[]).map(propertyCode).join(', ')} }`;
    case 'array':
      return `[${operands.map(expression).join(', ')}]`;
    case 'text':
      return `\`${operands.map(textCode).join('')}\``;
    case 'call':
      return callCode(operands);
    case '?':
      return `(${at(0)} ? ${at(1)} : ${at(2)})`;
    case '!':
      return `!${at(0)}`;
    case 'negative':
      return `-(${at(0)})`;
    default: {
      const sign = SIGNS.get(operator);
      if (sign === undefined) {
        throw new Error(`The operator ${JSON.stringify(operator)} can't be written as code.`);
      }
      return `(${at(0)} ${sign} ${at(1)})`;
    }
  }
}

/**
 * A style function as code.
 *
 * @throws if it isn't a valid expression, which could contain other code
 */
export function functionCode(style: StyleFunction): string {
  if (!isExpression(style)) {
    throw new Error(
      "A style function of the theme is not a valid expression, so it isn't written.",
    );
  }
  const [parameters, body] = style.$fn;
  const names = (parameters as readonly Json[]).map((parameter) =>
    typeof parameter === 'string'
      ? parameter
      : `{ ${(parameter as readonly (readonly [string, string])[])
          .map(([property, name]) => (property === name ? name : `${property}: ${name}`))
          .join(', ')} }`,
  );
  const code = expression(body);
  return `(${names.join(', ')}) => ${code.startsWith('{') ? `(${code})` : code}`;
}
