import type { PlaygroundValue, PlaygroundValues } from '@site/src/demos/shared/playground';
import type { BoundControl, PlaygroundOptions } from './types';

/** The code of a playground. */
export interface PlaygroundCode {
  /** The element that the reader changes, without the component's defaults. */
  readonly shown: string;
  /** A module that runs by itself. */
  readonly copied: string;
}

/** The code for the current values. */
export function playgroundCode(
  component: string,
  options: PlaygroundOptions,
  controls: readonly BoundControl[],
  values: PlaygroundValues,
): PlaygroundCode {
  const attributes = controls.flatMap((control) => {
    const value = values[control.name];
    if (value === undefined || value === control.default) {
      return [];
    }
    return [options.print?.[control.name]?.(value) ?? attribute(control.name, value)];
  });
  const { around, data = {}, imports } = options;
  const given = typeof options.given === 'function' ? options.given(values) : options.given;
  const element = [`<${component}`, ...indent([...given, ...attributes]), '/>'];
  const whole = around === undefined ? element : [around, ...indent(element), closingTag(around)];
  const constants = Object.entries(data).map(
    ([declaration, value]) => `const ${declaration} = ${literal(value)};\n`,
  );
  const body = ['  return (', ...indent(indent(whole)), '  );'].join('\n');
  return {
    shown: [imports[0], '', ...element].join('\n'),
    copied: [
      ...imports,
      '',
      ...constants,
      `export default function ${component}Example() {`,
      body,
      '}',
      '',
    ].join('\n'),
  };
}

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** `</div>` of `<div style={{ height: 400 }}>`. */
const closingTag = (opening: string) => `</${opening.match(/\w+/)?.[0]}>`;

/** Data as code, with one line for each innermost object. */
function literal(value: unknown, depth = 0): string {
  const margin = '  '.repeat(depth);
  if (Array.isArray(value)) {
    const lines = value.map((item) => `${margin}  ${literal(item, depth + 1)},\n`);
    return `[\n${lines.join('')}${margin}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, field]) => `${key}: ${literal(field, depth)}`);
    return `{ ${fields.join(', ')} }`;
  }
  return typeof value === 'string' && !/['\\\n]/.test(value) ? `'${value}'` : JSON.stringify(value);
}

function attribute(name: string, value: PlaygroundValue): string {
  if (value === true) {
    return name;
  }
  // A quote would end a plain attribute.
  const isPlain = typeof value === 'string' && !value.includes('"');
  return isPlain ? `${name}="${value}"` : `${name}={${JSON.stringify(value)}}`;
}
