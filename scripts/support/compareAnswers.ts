import type {
  GridGetRowsParams,
  GridGetRowsResponse,
  GridValidRowModel,
} from '@mui/x-data-grid-premium';
import { NO_VALUE } from '../../docs/react-data-grid/server-side-data/lab/fields';
import { pivotField } from '../../docs/react-data-grid/server-side-data/lab/pivot';
import type { Level, Model } from './gridAnswers';

type GetRows = (params: GridGetRowsParams) => Promise<GridGetRowsResponse>;

const PAGE_SIZE = 7;
/** What the grid puts between the parts of a pivot column's name. */
const SEPARATOR = '>->';

/** Requests what a grid would request if its users opened every page and every group. */
export async function askHandler(
  getRows: GetRows,
  model: Model,
  groupKeys: string[] = [],
): Promise<Level> {
  const rows: GridValidRowModel[] = [];
  const isTop = groupKeys.length === 0;
  let answer: GridGetRowsResponse;
  do {
    const start = rows.length;
    answer = await getRows({ ...model, groupKeys, start, end: start + PAGE_SIZE - 1 });
    rows.push(...answer.rows);
    expect(answer.rows.length).toBeLessThanOrEqual(isTop ? PAGE_SIZE : Infinity);
  } while (isTop && rows.length < (answer.rowCount ?? 0) && answer.rows.length > 0);
  expect(rows).toHaveLength(answer.rowCount ?? -1);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);

  const level: Level = { results: answer.aggregateRow?.results ?? {}, rows: [], groups: [] };
  const isLeaf = (row: GridValidRowModel) => row.groupKey === undefined;
  for (const row of rows) {
    if (isLeaf(row)) {
      level.rows.push(row.id);
      continue;
    }
    // In a pivot table, the last groups have no rows.
    const isLast = groupKeys.length === model.groupFields.length - 1;
    const below: Level =
      model.pivotModel && isLast
        ? { results: {}, rows: [], groups: [] }
        : await askHandler(getRows, model, [...groupKeys, row.groupKey]);
    if (row.groupKey === NO_VALUE) {
      level.rows.push(...below.rows);
    } else {
      level.groups.push({
        ...below,
        key: row.groupKey,
        members: row.members,
        results: row.results,
      });
    }
  }
  return level;
}

/** Names and values in one form: dates as texts, sums without the last digits, pivot columns by path. */
export function normalize(level: Level, model: Model): Level {
  const groups = level.groups.map((group) => ({
    ...normalize(group, model),
    key: /^\w{3} \w{3} \d/.test(group.key) ? toDay(new Date(group.key)) : group.key,
    members: group.members,
  }));
  const results = Object.entries(level.results).map(([name, value]) => [
    name.includes(SEPARATOR) ? pivotField(...splitName(name)) : name,
    toValue(name, value),
  ]);
  const isPivot = Boolean(model.pivotModel);
  return {
    results: Object.fromEntries(results),
    rows: isPivot ? [] : level.rows,
    groups: order(groups, isPivot ? [] : model.sortModel.map(({ field }) => field)),
  };
}

function splitName(name: string): [string, string[]] {
  const path = name.split(SEPARATOR);
  return [path.at(-1) ?? '', path.slice(0, -1)];
}

const toDay = (date: Date) => date.toISOString().slice(0, 10);

function toValue(name: string, value: unknown): unknown {
  if (value instanceof Date) {
    return name === 'ordered' ? toDay(value) : value.toISOString();
  }
  return typeof value === 'number' ? Number(value.toPrecision(12)) : (value ?? null);
}

/**
 * Groups with the same results. The grid shows them in the order of its rows, and the handlers by name,
 * so here, groups that follow one another with the same results are sorted by name.
 */
function order(groups: Level['groups'], sorted: readonly string[]): Level['groups'] {
  const signature = ({ results }: Level) => JSON.stringify(sorted.map((field) => results[field]));
  const ranks = groups.map((group, index) =>
    groups.findIndex((_, from) =>
      groups.slice(from, index + 1).every((other) => signature(other) === signature(group)),
    ),
  );
  return groups
    .map((group, index) => ({ group, rank: ranks[index] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || (a.group.key < b.group.key ? -1 : 1))
    .map(({ group }) => group);
}
