/**
 * A table without columns that are empty in every row. Pipes in cells are escaped, and a line break
 * would end the row.
 */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = columns.flatMap((_, index) => (rows.some((row) => row[index]) ? [index] : []));
  const line = (cells: readonly string[]) =>
    `| ${kept.map((index) => (cells[index] ?? '').replace(/\s*\n\s*/g, ' ').replace(/\|/g, '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}
