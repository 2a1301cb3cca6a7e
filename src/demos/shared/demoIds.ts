import { DEMO_STYLINGS } from './demo';

/** The names of a demo: its own, and those in older links, separated by spaces. */
export function demoNames({ name, aliases = '' }: { name: string; aliases?: string }): string[] {
  return [name, ...aliases.split(' ').filter((alias) => alias !== '')];
}

/**
 * The ids in links that open the source of a demo, for one of its names: `Name.js`, `Name.tsx`,
 * `system-Name.tsx`, `css-Name.js`, …
 */
export function demoSourceIds(name: string): string[] {
  const plain = [`${name}.js`, `${name}.tsx`];
  return [...plain, ...DEMO_STYLINGS.flatMap((styling) => plain.map((id) => `${styling}-${id}`))];
}
