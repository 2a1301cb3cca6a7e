const BLOCK_COMMENT_AT_LINE_START = /^[ \t]*\/\*[\s\S]*?\*\//gm;
const STATEMENT =
  /^(?:import|export)\s+(?:(?:type\s+)?[\w$*{}\s,]+?\s+from\s+)?['"](?<static>[^'"\n]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"](?<dynamic>[^'"\n]+)['"]\s*\)/g;

/**
 * The modules that a file imports, in order and without duplicates. Expects formatted code, in
 * which static imports start at the beginning of a line. (The build uses a parser; here, code can
 * be incomplete, and a parser would be larger than the exporter itself.)
 */
export function listSpecifiers(code: string): string[] {
  const text = code.replaceAll(BLOCK_COMMENT_AT_LINE_START, '');
  const found = [...text.matchAll(STATEMENT), ...text.matchAll(DYNAMIC)]
    .sort((a, b) => a.index - b.index)
    .map(({ groups }) => groups?.static ?? groups?.dynamic ?? '');
  return [...new Set(found)];
}

/** `@mui/material/Box` → `@mui/material`; `dayjs/locale/de` → `dayjs`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

export function isRelative(specifier: string): boolean {
  return specifier.startsWith('.');
}

/** The packages that a file imports. */
export function packagesIn(code: string): string[] {
  const specifiers = listSpecifiers(code).filter((specifier) => !isRelative(specifier));
  return [...new Set(specifiers.map(packageOf))];
}
