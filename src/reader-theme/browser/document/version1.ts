import { isModeColors, type ModeColors } from './modeColors';
import { isObject, type Json, type JsonObject } from './types';

// Version 1 of a stored theme was its options as data, with style functions as
// `{ $fn: [parameters, expression] }`. They become code again, which runs in the sandbox like any other.

const HELPER_NAMES = ['alpha', 'darken', 'emphasize', 'lighten'];

const isIdentifier = (name: unknown): name is string =>
  typeof name === 'string' && /^[A-Za-z_$][\w$]*$/.test(name);

/** A name, which nothing else may take the place of. */
function identifier(name: unknown): string {
  if (!isIdentifier(name)) {
    throw new Error('A style function of the stored theme is damaged.');
  }
  return name;
}

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
      return identifier(operands[0]);
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

/** A style function as code. */
function functionCode(parameters: Json, body: Json): string {
  const names = (parameters as readonly Json[]).map((parameter) =>
    typeof parameter === 'string'
      ? identifier(parameter)
      : `{ ${(parameter as readonly (readonly [string, string])[])
          .map(([property, name]) =>
            property === name ? identifier(name) : `${identifier(property)}: ${identifier(name)}`,
          )
          .join(', ')} }`,
  );
  const code = expression(body);
  return `(${names.join(', ')}) => ${code.startsWith('{') ? `(${code})` : code}`;
}

/** Colors for each mode as a function, which charts accept. */
const modeCode = ({ light, dark }: ModeColors, indent: string): string =>
  `(mode) => (mode === 'dark' ? ${dataCode(dark, indent)} : ${dataCode(light, indent)})`;

/** Writes a function of data, if it is one. */
type WriteFunction = (value: JsonObject) => string | null;

/** Data as code, indented by two spaces. */
export function dataCode(
  value: Json | undefined,
  indent = '',
  writeFunction: WriteFunction = () => null,
): string {
  const write = (item: Json, at = indent) => dataCode(item, at, writeFunction);
  if (Array.isArray(value)) {
    return `[${value.map((item: Json) => write(item)).join(', ')}]`;
  }
  if (!isObject(value)) {
    return typeof value === 'string' ? quote(value) : String(value);
  }
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(
    ([name, item]) =>
      `${inner}${keyCode(name)}: ${name === 'colors' && isModeColors(item) ? modeCode(item, inner) : write(item, inner)},`,
  );
  return writeFunction(value) ?? (lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}');
}

/** Whether options of version 1 have style functions. */
export const hasExpressions = (options: Json) => /"\$fn":\s*\[/.test(JSON.stringify(options));

/**
 * Options of version 1 as a module, which runs in the sandbox like any other.
 *
 * @throws for a style function of an unknown form
 */
export function moduleOfVersion1(options: Json): string {
  const code = dataCode(options, '', ({ $fn }) =>
    Array.isArray($fn)
      ? functionCode(($fn as readonly Json[])[0] ?? [], ($fn as readonly Json[])[1] ?? null)
      : null,
  );
  const names = ['createTheme', ...HELPER_NAMES].sort().join(', ');
  return `import { ${names} } from '@mui/material/styles';\n\nexport const theme = createTheme(${code});\n`;
}
