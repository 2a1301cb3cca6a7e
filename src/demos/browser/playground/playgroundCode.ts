import type { PlaygroundValue, PlaygroundValues } from '@site/src/demos/shared/playground';
import type { BoundControl, PlaygroundOptions } from './types';

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
