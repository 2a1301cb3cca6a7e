import type { PlaygroundValue, PlaygroundValues } from '@site/src/demos/shared/playground';
import type { BoundControl, PlaygroundOptions } from './types';

/** A token of code with its type, for highlighting. */
export interface CodeToken {
  readonly text: string;
  readonly type?: 'keyword' | 'class-name' | 'attr-name' | 'string' | 'number' | 'punctuation';
}

/** The code for the current values, without the component's defaults. */
export function playgroundCode(
  component: string,
  options: PlaygroundOptions,
  controls: readonly BoundControl[],
  values: PlaygroundValues,
): string {
  const attributes = controls.flatMap((control) => {
    const value = values[control.name];
    if (value === undefined || value === control.default) {
      return [];
    }
    return [options.print?.[control.name]?.(value) ?? attribute(control.name, value)];
  });
  const given = typeof options.given === 'function' ? options.given(values) : options.given;
  const lines = [...given, ...attributes].map((line) => `  ${line}`);
  return [options.importLine, '', `<${component}`, ...lines, '/>'].join('\n');
}

function attribute(name: string, value: PlaygroundValue): string {
  if (value === true) {
    return name;
  }
  // A quote would end a plain attribute.
  const isPlain = typeof value === 'string' && !value.includes('"');
  return isPlain ? `${name}="${value}"` : `${name}={${JSON.stringify(value)}}`;
}

const TOKEN = new RegExp(
  [
    String.raw`(?<string>"[^"]*"|'[^']*')`,
    String.raw`(?<keyword>\b(?:import|from)\b)`,
    String.raw`(?<className>(?<=<)[A-Z]\w*)`,
    String.raw`(?<attrName>\b[a-z][\w-]*(?==|\n))`,
    String.raw`(?<number>\b\d+(?:\.\d+)?\b)`,
    String.raw`(?<punctuation>[<>{}[\]()/,;=]+)`,
  ].join('|'),
  'g',
);

/** The types of the groups above. */
const TYPES: Readonly<Record<string, CodeToken['type']>> = {
  className: 'class-name',
  attrName: 'attr-name',
  string: 'string',
  keyword: 'keyword',
  number: 'number',
  punctuation: 'punctuation',
};

/**
 * Splits the code of a playground into tokens. The build's highlighter doesn't run in the browser,
 * and a single element doesn't need a grammar.
 */
export function tokenize(code: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(TOKEN)) {
    if (match.index > end) {
      tokens.push({ text: code.slice(end, match.index) });
    }
    const group = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined);
    tokens.push({ text: match[0], type: group && TYPES[group[0]] });
    end = match.index + match[0].length;
  }
  return end < code.length ? [...tokens, { text: code.slice(end) }] : tokens;
}
