import {
  getGridStringOperators,
  type GridColDef,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';

export interface Sensor {
  id: string;
  city: string;
  kind: string;
  value: number;
}

const CITIES = ['Bergen', 'Lyon', 'Porto', 'Graz', 'Brno', 'Gent'];
const KINDS = ['Ozone', 'Nitrogen dioxide', 'Fine dust'];
const ANSWER_MS = 500;

const createSensors = (): Sensor[] =>
  Array.from({ length: 134 }, (_, index) => ({
    id: `S-${String(index + 1).padStart(3, '0')}`,
    city: CITIES[(index * 7) % CITIES.length],
    kind: KINDS[index % KINDS.length],
    value: 8 + ((index * 37) % 53),
  }));

/** Columns offer the filters that this server knows: part of a text, and none for numbers. */
const filterOperators = getGridStringOperators().filter(({ value }) => value === 'contains');

export const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 100, filterOperators },
  { field: 'city', headerName: 'City', minWidth: 110, flex: 1, filterOperators },
  { field: 'kind', headerName: 'Measures', minWidth: 150, flex: 1.2, filterOperators },
  { field: 'value', headerName: 'µg/m³', type: 'number', width: 100, filterable: false },
];

/** Resolves after a moment, or rejects as soon as the signal is aborted, as `fetch` does. */
const wait = (signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ANSWER_MS);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Simulates a server with sensors: sorts by one field, filters by text, and returns a page. */
export class SensorServer {
  private sensors = createSensors();

  async find({ sortModel, filterModel, paginationModel }: GridGetRowsParams, signal?: AbortSignal) {
    await wait(signal);
    const words = filterModel.quickFilterValues ?? [];
    let found = this.sensors.filter(
      (sensor) =>
        words.every((word) =>
          `${sensor.city} ${sensor.kind}`.toLowerCase().includes(word.toLowerCase()),
        ) &&
        filterModel.items.every(({ field, value }) =>
          String(sensor[field as keyof Sensor])
            .toLowerCase()
            .includes(String(value ?? '').toLowerCase()),
        ),
    );
    const [rule] = sortModel;
    if (rule) {
      const sign = rule.sort === 'desc' ? -1 : 1;
      const field = rule.field as keyof Sensor;
      found = [...found].sort((a, b) => sign * (a[field] < b[field] ? -1 : 1));
    }
    const { page = 0, pageSize = found.length } = paginationModel ?? {};
    const rows = found.slice(page * pageSize, (page + 1) * pageSize);
    return { rows, rowCount: found.length } satisfies GridGetRowsResponse;
  }

  async save(sensor: Sensor) {
    await wait();
    this.sensors = this.sensors.map((old) => (old.id === sensor.id ? sensor : old));
    return sensor;
  }
}
