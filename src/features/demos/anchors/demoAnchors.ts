import type { DemoStyling, ResolvedDemoProps } from '@site/src/shared/demo';
import { demoNames, demoSourceIds } from '@site/src/shared/demoIds';

export { demoNames };

export type DemoNames = Pick<ResolvedDemoProps, 'name' | 'aliases'>;

/** Extensions that a published link to a demo's source may end in. */
export type DemoExtension = 'js' | 'tsx';

/**
 * Every id a demo answers to under one of its names: its name (scrolls to it) and, where its source can be seen, the
 * links that also open the source: `Name.js`, `Name.tsx`, `system-Name.tsx`, `css-Name.js`, …
 */
export function demoAnchorIds(name: string, hasToolbar: boolean): string[] {
  return hasToolbar ? [name, ...demoSourceIds(name)] : [name];
}

/** The id that a copied link carries: it names the styling, so that the reader sees what was copied. */
export function demoSourceId(name: string, styling: DemoStyling, extension: DemoExtension): string {
  return `${styling}-${name}.${extension}`;
}

/** Whether an address with this hash asks for the demo's source to be open. */
export function opensSource(hash: string, names: DemoNames): boolean {
  return demoNames(names).flatMap(demoSourceIds).includes(decodeHash(hash));
}

/** A hash typed by hand may not be valid percent-encoding; it then matches nothing. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
