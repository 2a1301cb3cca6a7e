import { DEMO_STYLINGS } from './demo';

/** The names a demo answers to: its own, and those of older links, separated by blanks. */
export function demoNames({ name, aliases = '' }: { name: string; aliases?: string }): string[] {
  return [name, ...aliases.split(' ').filter((alias) => alias !== '')];
}

/**
 * Ids of links that open the source of a demo under one of its names: `Name.js`, `Name.tsx`,
 * `system-Name.tsx`, `css-Name.js`, …
 */
export function demoSourceIds(name: string): string[] {
  const plain = [`${name}.js`, `${name}.tsx`];
  return [...plain, ...DEMO_STYLINGS.flatMap((styling) => plain.map((id) => `${styling}-${id}`))];
}
