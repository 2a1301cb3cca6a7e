import type { DemoStyling } from '../demo';

/** The language of an exported project, as in the reader's preference. */
export type ExportLanguage = 'JS' | 'TS';

/** Options of a theme as plain data. */
export interface ThemeData {
  readonly [key: string]: string | number | ThemeData;
}

/** The project for which the code of a theme is written. */
export interface ThemedProject {
  /** The packages that the project installs. */
  readonly packages: readonly string[];
  readonly isTypeScript: boolean;
  /** Whether its Material UI supports color schemes. */
  readonly hasSchemes: boolean;
  /** The look of the project where the theme sets nothing. */
  readonly base: ThemeData;
}

/**
 * Writes the files of a theme by name: `theme.ts` or `theme.js`, which exports it as `theme`, and what
 * it imports. The document of the reader's theme
 * implements it, and the exporter knows the project, so that neither imports the other.
 */
export type ThemeWriter = (project: ThemedProject) => Readonly<Record<string, string>>;

export interface ExportSource {
  /** The file name with extension, such as `ColumnTypes.tsx` or `orders.js`. */
  readonly name: string;
  readonly code: string;
}

export interface ExportInput {
  /** The name of the demo, such as `ColumnTypes`. */
  readonly name: string;
  /** The title of the project in a sandbox, such as `ColumnTypes demo — MUI X`. */
  readonly title: string;
  readonly variant: ExportLanguage;
  readonly styling: DemoStyling;
  /** The files of that variant and styling, starting with the entry, with the reader's edits. */
  readonly sources: readonly ExportSource[];
  /** The exact versions by package: `DemoSources.packages`. */
  readonly versions: Readonly<Record<string, string>>;
  /** The path of the entry below `src`, without extension. Default: `Demo`. */
  readonly entryName?: string;
  /**
   * The reader's theme, which `src/theme` then exports. Left out of projects with Material UI 4,
   * which has other theme options.
   */
  readonly theme?: ThemeWriter;
  /** What the theme builds on. Default: the font of the project. */
  readonly themeBase?: ThemeData;
}

export interface ExportedProject {
  readonly title: string;
  /** The contents by path from the root of the project. */
  readonly files: Readonly<Record<string, string>>;
  /** The exact versions by package, sorted by name; also in `package.json`. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  /** The path of the file to open first. */
  readonly entry: string;
}
