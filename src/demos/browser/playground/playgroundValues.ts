import type { PlaygroundValue, PlaygroundValues } from '@site/src/demos/shared/playground';
import type { BoundControl } from './types';

/** The maximum length of a text in the query string. */
const MAX_TEXT = 200;

/** `DataGrid.density`: the component name separates the values of two playgrounds. */
function parameter(component: string, name: string): string {
  return `${component}.${name}`;
}

/**
 * Reads a playground's values from the query string. Values that don't fit their control are
 * ignored.
 */
export function readValues(
  search: string,
  component: string,
  controls: readonly BoundControl[],
): PlaygroundValues {
  const query = new URLSearchParams(search);
  const values = controls.flatMap((control) => {
    const text = query.get(parameter(component, control.name));
    const value = text === null ? undefined : parseValue(text, control);
    return value === undefined ? [] : [[control.name, value] as const];
  });
  return Object.fromEntries(values);
}

/** The query string with these values, which replace earlier ones of the same playground. */
export function writeValues(search: string, component: string, values: PlaygroundValues): string {
  const query = new URLSearchParams(search);
  for (const name of Array.from(query.keys())) {
    if (name.startsWith(parameter(component, ''))) {
      query.delete(name);
    }
  }
  for (const [name, value] of Object.entries(values)) {
    query.set(parameter(component, name), String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

function parseValue(text: string, control: BoundControl): PlaygroundValue | undefined {
  switch (control.kind) {
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'number':
      return parseNumber(text, control);
    case 'enum':
      return control.options.find((option) => option === text);
    case 'color':
      return isHexColor(text) ? text : undefined;
    case 'string':
      return text.length <= MAX_TEXT ? text : undefined;
  }
}

function parseNumber(text: string, { min = 0, max = 10_000 }: BoundControl): number | undefined {
  const value = text.trim() === '' ? NaN : Number(text);
  return value >= min && value <= max ? value : undefined;
}

/** Whether the browser's color picker accepts it: `#rrggbb`. */
export function isHexColor(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}
