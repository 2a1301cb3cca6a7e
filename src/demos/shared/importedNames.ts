/**
 * The names that code imports from the packages of this family: `import { DataGrid, type GridColDef
 * as Col } from '@mui/x-data-grid'` returns both without aliases.
 */
export function importedNames(source: string): string[] {
  const imports = source.matchAll(
    /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"](@mui\/x-[^'"]+)['"]/g,
  );
  return [...imports].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .replace(/\s+as\s+.*$/, ''),
      )
      .filter((name) => name !== ''),
  );
}
