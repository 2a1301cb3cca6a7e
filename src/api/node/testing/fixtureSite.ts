import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Files of a site by their path; the value is the text. */
export type FixtureFiles = Record<string, string>;

const REACT = `
export type ReactNode = string | null;
export type JSXElementConstructor<P> = (props: P) => ReactNode;
export type Ref<T> = { current: T | null } | null;
export interface RefAttributes<T> { ref?: Ref<T> | undefined; key?: string }
export interface HTMLAttributes<T> { id?: string | undefined; onClick?: ((event: T) => void) | undefined }
export namespace JSX { interface Element { type: string } }
`;

const written: string[] = [];

afterAll(() => {
  written.forEach((siteDir) => fs.rmSync(siteDir, { recursive: true }));
});

/**
 * Writes a site with packages in node_modules, for the extractor to read. It is deleted after the
 * tests of the file. Returns its folder.
 */
export function writeFixtureSite(files: FixtureFiles): string {
  const siteDir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'api-reference-'));
  written.push(siteDir);
  const all: FixtureFiles = {
    'node_modules/react/package.json': '{ "name": "react", "types": "index.d.ts" }',
    'node_modules/react/index.d.ts': REACT,
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    const file = path.join(siteDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return siteDir;
}

/** A package.json for each package, and one for the site, which depends on them. */
export function packageManifests(packages: Record<string, string>): FixtureFiles {
  const manifests = Object.entries(packages).map(([name, version]) => [
    `node_modules/${name}/package.json`,
    JSON.stringify({ name, version, types: 'index.d.ts' }),
  ]);
  return {
    'package.json': JSON.stringify({ dependencies: packages }),
    ...(Object.fromEntries(manifests) as FixtureFiles),
  };
}

const TABLE = 'node_modules/@mui/x-data-grid';
const TABLE_PRO = 'node_modules/@mui/x-data-grid-pro';

/** A small grid in two plans, with an example of everything that the extractor reads. */
export const GRID_FILES: FixtureFiles = {
  ...packageManifests({ '@mui/x-data-grid': '1.0.0', '@mui/x-data-grid-pro': '1.0.0' }),
  [`${TABLE}/index.d.ts`]: `
    export * from './DataGrid/index.js';
    export * from './models.js';
  `,
  [`${TABLE}/DataGrid/index.d.ts`]: `export * from './DataGrid.js';`,
  [`${TABLE}/DataGrid/DataGrid.js`]: `
    const props = useThemeProps({ props: inProps, name: 'MuiDataGrid' });
    DataGrid.propTypes = {
      /** Rows. */
      rows: PropTypes.array,
      /** @ignore */
      signature: PropTypes.string,
      /** Gone from the types. */
      lost: PropTypes.bool,
    };
  `,
  [`${TABLE}/DataGrid/DataGrid.d.ts`]: `
    import * as React from 'react';
    import { GridBaseColDef, GridListener, GridSlots, GridSlotProps, GridClasses, GridColDef, GridDensity } from '../models.js';
    export interface DataGridProps<R = any> extends React.HTMLAttributes<HTMLDivElement> {
      /** The rows. See [[GridColDef]]. */
      rows: readonly R[];
      columns: GridColDef<R>[];
      /**
       * How tall rows are.
       * @default "standard"
       */
      density?: GridDensity;
      /**
       * @deprecated Use \`density\` instead.
       */
      dense?: boolean;
      /** @ignore - do not document. */
      signature?: string;
      /**
       * Called with the clicked row.
       * @param {R} row The row.
       * @returns {boolean} \`false\` to stop.
       */
      onRowClick?: ((row: R) => boolean) | undefined;
      /**
       * Called with the edited column.
       * @param {ColumnParams} params With all properties from [[ColumnParams]], like [[GridColDef]].
       * @param {MouseEvent} event The event.
       */
      onColumnEdit?: GridListener<GridBaseColDef>;
      slots?: Partial<GridSlots>;
      slotProps?: GridSlotProps;
      classes?: Partial<GridClasses>;
    }
    /**
     * Shows rows.
     *
     * Demos:
     * - [Features](https://mui.com/x/react-data-grid/features/)
     *
     * API:
     * - [DataGrid API](https://mui.com/x/api/data-grid/data-grid/)
     */
    export declare const DataGrid: <R = any>(
      props: DataGridProps<R> & React.RefAttributes<HTMLDivElement>,
    ) => React.JSX.Element;
  `,
  [`${TABLE}/hooks/useGridSelection.js`]: `
    (0, _useGridEvent.useGridEvent)(apiRef, 'rowClick', handleRowClick);
  `,
  [`${TABLE}/models.js`]: `generateUtilityClasses('MuiDataGrid', ['root', 'selected'])`,
  [`${TABLE}/models.d.ts`]: `
    import * as React from 'react';
    export type GridDensity = 'compact' | 'standard';
    export type GridListener<P> = (first: P, second: MouseEvent, details: object) => void;
    export interface GridBaseColDef<R = any> { field: string; width?: number }
    export interface GridActionsColDef<R = any> extends GridBaseColDef<R> {
      /** What can be done with a row. */
      getActions: (row: R) => string[];
    }
    /** A column. */
    export type GridColDef<R = any> = GridBaseColDef<R> | GridActionsColDef<R>;
    export interface GridSlots {
      /**
       * Below the rows.
       * @default GridFooter
       */
      footer: React.JSXElementConstructor<GridFooterProps & FooterPropsOverrides>;
      /** Above the rows. */
      toolbar: React.JSXElementConstructor<any>;
    }
    export interface GridSlotProps {
      toolbar?: Partial<GridToolbarProps>;
    }
    export interface FooterPropsOverrides {}
    export interface GridFooterProps { rowCount: number; pageProps: GridPageProps }
    interface GridPageProps { size: number }
    interface GridToolbarProps extends React.HTMLAttributes<HTMLDivElement> {
      /** Whether there is a field. */
      hasSearch?: boolean;
    }
    export interface GridClasses {
      /** The outermost element. */
      root: string;
      /** A selected row. */
      selected: string;
    }
    export interface GridSortApi { /** Sorts. */ sort: (field: string) => void }
    export interface GridApiCommunity extends GridSortApi {}
    export type GridApi = GridApiCommunity;
    export interface GridEventLookup {
      /** A row was clicked. */
      rowClick: { params: GridDensity; event: MouseEvent };
      /** @ignore - do not document. */
      hidden: {};
    }
    /** The rows. @category Rows */
    export declare const gridRowsSelector: (state: object) => string[];
    /**
     * The API object.
     * @param {GridDensity} density The density.
     */
    export declare function useGridApiRef(density?: GridDensity): { current: GridApi | null };
  `,
  [`${TABLE_PRO}/index.d.ts`]: `
    export * from '@mui/x-data-grid/models';
    export * from './DataGridPro/index.js';
    import './overloads.js';
  `,
  [`${TABLE_PRO}/overloads.d.ts`]: `
    export interface GridEventLookupPro { /** Reordered. */ rowOrder: { params: string } }
    declare module '@mui/x-data-grid' { interface GridEventLookup extends GridEventLookupPro {} }
  `,
  [`${TABLE_PRO}/DataGridPro/index.d.ts`]: `
    import * as React from 'react';
    import { DataGridProps } from '@mui/x-data-grid';
    export interface DataGridProProps extends DataGridProps {
      /** Keeps columns in sight. */
      pinnedColumns?: string[];
    }
    export declare function DataGridPro(props: DataGridProProps): React.JSX.Element;
    /** @deprecated Import DataGridPro instead. */
    export declare function DataGrid(): null;
  `,
};
