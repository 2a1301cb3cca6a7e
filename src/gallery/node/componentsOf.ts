import type { CollectedFile } from './collectFiles';

const IMPORT = /^import\s+(?!type\b)(?<clause>[\w$*{}\s,]+?)\s+from\s+'(?<module>@mui\/[^']+)'/gm;

/** Matches the names of components, without other exports that look like one. */
const COMPONENT = /^(?!Grid(?!$)|Adapter|LocalizationProvider)[A-Z][a-z]\w*$/;

function namesOf(clause: string): string[] {
  return clause
    .split(/[{},]/)
    .map((name) => name.trim())
    .filter((name) => !name.startsWith('type ') && COMPONENT.test(name));
}

export interface UsedComponents {
  /** The components of MUI X, sorted by name. */
  readonly mui: readonly string[];
  /** The number of Material UI components. */
  readonly materialCount: number;
}

/** The components that a template uses, from the imports of its files. */
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
