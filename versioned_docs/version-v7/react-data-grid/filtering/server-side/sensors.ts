import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';

export interface Sensor {
  id: string;
  city: string;
  kind: string;
  value: number;
}

const CITIES = ['Bergen', 'Lyon', 'Porto', 'Graz', 'Brno', 'Gent'];
const KINDS = ['Ozone', 'Nitrogen dioxide', 'Fine dust'];

const sensors: Sensor[] = Array.from({ length: 60 }, (_, index) => ({
  id: `S-${String(index + 1).padStart(3, '0')}`,
  city: CITIES[(index * 7) % CITIES.length],
  kind: KINDS[index % KINDS.length],
  value: 8 + ((index * 37) % 53),
}));

export const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 100, filterable: false },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'kind', headerName: 'Measures', flex: 1.4, minWidth: 150 },
  { field: 'value', headerName: 'µg/m³', type: 'number', width: 100 },
];

const TESTS: Record<string, (cell: string, value: string) => boolean> = {
  contains: (cell, value) => cell.toLowerCase().includes(value.toLowerCase()),
  equals: (cell, value) => cell.toLowerCase() === value.toLowerCase(),
  startsWith: (cell, value) => cell.toLowerCase().startsWith(value.toLowerCase()),
  '=': (cell, value) => Number(cell) === Number(value),
  '>=': (cell, value) => Number(cell) >= Number(value),
  '<=': (cell, value) => Number(cell) <= Number(value),
};

export const operators = Object.keys(TESTS);

const ANSWER_MS = 500;

/** Simulates a server: answers with the sensors that pass all conditions and contain all words. */
export function fetchSensors(model: GridFilterModel): Promise<Sensor[]> {
  const passes = (sensor: Sensor) =>
    model.items.every(({ field, operator, value }) => {
      const test = TESTS[operator];
      const isComplete = test !== undefined && value !== undefined && value !== '';
      return !isComplete || test(String(sensor[field as keyof Sensor]), String(value));
    });
  const hasWords = (sensor: Sensor) =>
    (model.quickFilterValues ?? []).every((word) =>
      `${sensor.id} ${sensor.city} ${sensor.kind}`.toLowerCase().includes(word.toLowerCase()),
    );
  const answer = sensors.filter((sensor) => passes(sensor) && hasWords(sensor));
  return new Promise((resolve) => {
    setTimeout(() => resolve(answer), ANSWER_MS);
  });
}
