import { decoded } from '@site/src/base/shared/decoded';
import type { DemoStyling, ResolvedDemoProps } from '@site/src/demos/shared/demo';
import { demoNames, demoSourceIds } from '@site/src/demos/shared/demoIds';

export { demoNames };

export type DemoNames = Pick<ResolvedDemoProps, 'name' | 'aliases'>;

/** The extensions of published links to a demo's source. */
export type DemoExtension = 'js' | 'tsx';

/**
 * The ids of a demo for one of its names: the name itself, which scrolls to the demo, and, if its
 * source can be shown, the links that also open the source: `Name.js`, `Name.tsx`,
 * `system-Name.tsx`, `css-Name.js`, …
 */
export function demoAnchorIds(name: string, hasToolbar: boolean): string[] {
  return hasToolbar ? [name, ...demoSourceIds(name)] : [name];
}

/**
 * The id in a copied link. It includes the styling, so that the link opens the code that was
 * copied.
 */
export function demoSourceId(name: string, styling: DemoStyling, extension: DemoExtension): string {
  return `${styling}-${name}.${extension}`;
}

/** Whether a hash opens the demo's source. */
export function opensSource(hash: string, names: DemoNames): boolean {
  return demoNames(names)
    .flatMap(demoSourceIds)
    .includes(decoded(hash.replace(/^#/, '')));
}
