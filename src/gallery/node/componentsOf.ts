import { readModule } from '../../demos/shared/demoExport/readModule';
import type { CollectedFile } from './collectFiles';

/** Matches the names of components, without other exports that look like one. */
const COMPONENT = /^(?!Grid(?!$)|Adapter|LocalizationProvider)[A-Z][a-z]\w*$/;

export interface UsedComponents {
  /** The components of MUI X, sorted by name. */
  readonly mui: readonly string[];
  /** The number of Material UI components. */
  readonly materialCount: number;
}

/** The components that a template uses, from the imports of its files. */
export function componentsOf(files: readonly CollectedFile[]): UsedComponents {
  const values = files
    .flatMap(({ text }) => readModule(text).bindings)
    .filter(({ isType }) => !isType);
  const x = values
    .filter(
      ({ imported, specifier }) => specifier.startsWith('@mui/x-') && COMPONENT.test(imported),
    )
    .map(({ imported }) => imported);
  const material = values
    .map(({ specifier }) => specifier)
    .filter((specifier) => /^@mui\/material\/[A-Z]/.test(specifier));
  return { mui: [...new Set(x)].sort(), materialCount: new Set(material).size };
}
