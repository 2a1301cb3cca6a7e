import type { DemoStyling } from '../demo';

/** Language of an exported project, by the names of the reader's preference. */
export type ExportLanguage = 'JS' | 'TS';

export interface ExportSource {
  /** File name with extension, e.g. `ColumnTypes.tsx` or `orders.js`. */
  readonly name: string;
  readonly code: string;
}

export interface ExportInput {
  /** Name of the demo, e.g. `ColumnTypes`. */
  readonly name: string;
  /** What the project is called where it is opened, e.g. `ColumnTypes demo — MUI X`. */
  readonly title: string;
  readonly variant: ExportLanguage;
  readonly styling: DemoStyling;
  /** Files of that variant and styling, the entry first; with the reader's changes where there are any. */
  readonly sources: readonly ExportSource[];
  /** Exact versions by package: `DemoSources.packages`. */
  readonly versions: Readonly<Record<string, string>>;
  /** Path of the entry below `src`, without extension. Default `Demo`. */
  readonly entryName?: string;
}

export interface ExportedProject {
  readonly title: string;
  /** Contents by path from the root of the project. */
  readonly files: Readonly<Record<string, string>>;
  /** Exact versions by package, sorted by name; also in `package.json`. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  /** Path of the file to open first. */
  readonly entry: string;
}
