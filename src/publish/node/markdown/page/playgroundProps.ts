import { transform } from 'sucrase';

/** A prop that readers can change in a playground. */
export interface PlaygroundProp {
  readonly name: string;
  /** What a number can be. */
  readonly range?: string;
}

type Control = string | { readonly name: string; readonly min?: number; readonly max?: number };

function propOf(control: Control): PlaygroundProp {
  if (typeof control === 'string') {
    return { name: control };
  }
  const { max, min, name } = control;
  return min === undefined || max === undefined ? { name } : { name, range: `${min} to ${max}` };
}

/**
 * The props that a playground has controls for, from the source of `<Component>.playground.tsx`.
 * Its component and its imports, which exist only on this site, don't run.
 *
 * @throws if the source exports no `options`
 */
export function playgroundProps(source: string): PlaygroundProp[] {
  const { code } = transform(source, { transforms: ['typescript', 'jsx', 'imports'] });
  const exported: { options?: { readonly controls: readonly Control[] } } = {};
  new Function('require', 'exports', code)(() => ({}), exported);
  if (!exported.options) {
    throw new Error('The file of a playground exports its `options`.');
  }
  return exported.options.controls.map(propOf);
}
