import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid-premium';
import { AbsenceCell } from './AbsenceCell';
import { isoDate, YEAR, type Kind, type Person } from './staff';

/** The last row: how many are there. */
export const PRESENT_ID = 'present';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

function daysIn(month: number): Date[] {
  const count = new Date(Date.UTC(YEAR, month + 1, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => new Date(Date.UTC(YEAR, month, index + 1)));
}

const isWeekend = (date: Date) => date.getUTCDay() % 6 === 0;

/** Days of the same kind that follow, within the month. */
function lengthOf(person: Person, month: number, day: number, last: number): number {
  const kind = person.days[isoDate(month, day)];
  let end = day;
  while (end < last && person.days[isoDate(month, end + 1)] === kind) {
    end += 1;
  }
  return end - day + 1;
}

/** The days behind selected cells: a bar stands for all of its days. */
export function selectedDays(person: Person, fields: readonly string[], month: number): string[] {
  const last = daysIn(month).length;
  return fields.flatMap((field) => {
    const day = Number(field.slice(8));
    const length = person.days[field] === undefined ? 1 : lengthOf(person, month, day, last);
    return Array.from({ length }, (_, index) => isoDate(month, day + index));
  });
}

/** One narrow column for each day of a month; its field is the date. */
export function createDayColumns(month: number, people: readonly Person[]): GridColDef<Person>[] {
  const days = daysIn(month);
  return days.map((date, index) => {
    const day = index + 1;
    const field = isoDate(month, day);
    const className = isWeekend(date) ? 'weekend' : undefined;
    const spanOf = (row: Person) =>
      row.days?.[field] === undefined ? 1 : lengthOf(row, month, day, days.length);
    return {
      field,
      headerName: `${weekday.format(date)} ${day}`,
      description: longDate.format(date),
      width: 38,
      align: 'center',
      headerAlign: 'center',
      display: 'flex',
      sortable: false,
      filterable: false,
      resizable: false,
      hideable: false,
      disableColumnMenu: true,
      disableReorder: true,
      headerClassName: className,
      cellClassName: className,
      valueGetter: (_, row) =>
        row.id === PRESENT_ID
          ? people.filter((person) => person.days[field] === undefined).length
          : row.days[field],
      colSpan: (_, row) => spanOf(row),
      renderCell: ({ row, value }) =>
        row.id === PRESENT_ID || value === undefined ? (
          value
        ) : (
          <AbsenceCell kind={value as Kind} days={spanOf(row)} />
        ),
      renderHeader: () => (
        <span style={{ display: 'grid', lineHeight: 1.3, textAlign: 'center' }}>
          <small>{weekday.format(date)[0]}</small>
          {day}
        </span>
      ),
    };
  });
}

/** Weeks above the days; they begin on Monday. */
export function createWeeks(month: number): GridColumnGroupingModel {
  const weeks = new Map<string, string[]>();
  for (const date of daysIn(month)) {
    const monday = new Date(date);
    monday.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
    const key = monday.toISOString().slice(0, 10);
    weeks.set(key, [...(weeks.get(key) ?? []), date.toISOString().slice(0, 10)]);
  }
  return [...weeks].map(([monday, fields]) => ({
    groupId: monday,
    headerName: `${fields.length > 2 ? 'From ' : ''}${Number(fields[0].slice(8))}`,
    children: fields.map((field) => ({ field })),
  }));
}
