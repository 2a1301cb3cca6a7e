/** A table without columns that are empty in every row. Pipes in cells are escaped. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = columns.flatMap((_, index) => (rows.some((row) => row[index]) ? [index] : []));
  const line = (cells: readonly string[]) =>
    `| ${kept.map((index) => (cells[index] ?? '').replace(/\|/g, '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}
