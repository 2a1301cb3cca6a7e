import fs from 'node:fs';
import path from 'node:path';
import type { ApiPageSize } from '../../../shared/apiPage';

/** Figures of a component: minified and compressed, in bytes. */
export interface ComponentSize {
  /** All it needs but React. */
  alone: ApiPageSize;
  /** What it adds to a page that shows the components of `baseline` already. */
  added: ApiPageSize;
}

/** `src/data/sizes.json`, written by `npm run sizes`. */
export interface SizeData {
  /** Installed versions that were measured, by package. */
  packages: Record<string, string>;
  /** Components of Material UI that a page "that has Material UI" uses. */
  baseline: string[];
  /** By product and component: `data-grid/DataGrid`. */
  components: Record<string, ComponentSize>;
}

/** Packages besides the family's own whose version decides the figures. */
export const SHARED_PACKAGES = [
  '@mui/material',
  '@mui/system',
  '@emotion/react',
  '@emotion/styled',
];

/** Version of an installed package; undefined when it is not there. */
export function installedVersion(siteDir: string, name: string): string | undefined {
  const file = path.join(siteDir, 'node_modules', name, 'package.json');
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version
    : undefined;
}

/**
 * Compares the versions that were measured with those installed.
 *
 * @returns One sentence for each that differs; empty when the figures are up to date.
 */
export function staleSizes(siteDir: string, { packages }: SizeData): string[] {
  return Object.entries(packages).flatMap(([name, measured]) => {
    const installed = installedVersion(siteDir, name);
    return installed === measured
      ? []
      : [
          `src/data/sizes.json was measured with ${name} ${measured}, but ` +
            `${installed ?? 'no version'} is installed. Run "npm run sizes".`,
        ];
  });
}
