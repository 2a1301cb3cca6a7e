import type { CollectedFile } from './collectFiles';

const IMPORT = /^import\s+(?!type\b)(?<clause>[\w$*{}\s,]+?)\s+from\s+'(?<module>@mui\/[^']+)'/gm;

/** A name that begins like a component and is none of what modules export beside them. */
const COMPONENT = /^(?!Grid(?!$)|Adapter|LocalizationProvider)[A-Z][a-z]\w*$/;

function namesOf(clause: string): string[] {
  return clause
    .split(/[{},]/)
    .map((name) => name.trim())
    .filter((name) => !name.startsWith('type ') && COMPONENT.test(name));
}

export interface UsedComponents {
  /** Of MUI X, by name, sorted. */
  readonly mui: readonly string[];
  /** Of Material UI: their number. */
  readonly materialCount: number;
}

/** Which components a template is built with, from what its files import. */
export function componentsOf(files: readonly CollectedFile[]): UsedComponents {
  const x = new Set<string>();
  const material = new Set<string>();
  for (const { text } of files) {
    for (const { groups } of text.matchAll(IMPORT)) {
      const { clause = '', module = '' } = groups ?? {};
      if (module.startsWith('@mui/x-')) {
        namesOf(clause).forEach((name) => x.add(name));
      } else if (/^@mui\/material\/[A-Z]/.test(module)) {
        material.add(module);
      }
    }
  }
  return { mui: [...x].sort(), materialCount: material.size };
}
