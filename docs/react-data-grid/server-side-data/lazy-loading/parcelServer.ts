import type { GridColDef, GridGetRowsParams } from '@mui/x-data-grid-pro';

export interface Parcel {
  id: string;
  depot: string;
  status: string;
  grams: number;
}

const DEPOTS = ['Aarhus', 'Basel', 'Cork', 'Dresden', 'Espoo'];
const STATUSES = ['Sorted', 'On the road', 'Delivered', 'Returned'];
const PARCEL_COUNT = 1200;
const ANSWER_MS = 400;

const createParcels = (): Parcel[] =>
  Array.from({ length: PARCEL_COUNT }, (_, index) => ({
    id: `P-${100001 + index}`,
    depot: DEPOTS[(index * 7 + Math.floor(index / 9)) % DEPOTS.length],
    status: STATUSES[(index * 3 + Math.floor(index / 13)) % STATUSES.length],
    grams: 120 + ((index * 613) % 9800),
  }));

export const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'depot', headerName: 'Depot', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 120 },
  { field: 'grams', headerName: 'Weight (g)', type: 'number', width: 110 },
];

const wait = () =>
  new Promise((resolve) => {
    setTimeout(resolve, ANSWER_MS);
  });

/** Simulates a server with parcels: sorts by one field, filters by text, cuts out `start` to `end`. */
export class ParcelServer {
  private parcels = createParcels();

  async find({ sortModel, filterModel, start, end }: GridGetRowsParams) {
    await wait();
    let found = this.parcels.filter((parcel) =>
      filterModel.items.every(({ field, value }) =>
        String(parcel[field as keyof Parcel])
          .toLowerCase()
          .includes(String(value ?? '').toLowerCase()),
      ),
    );
    const [rule] = sortModel;
    if (rule) {
      const sign = rule.sort === 'desc' ? -1 : 1;
      const field = rule.field as keyof Parcel;
      found = [...found].sort((a, b) => sign * (a[field] < b[field] ? -1 : 1));
    }
    return { rows: found.slice(Number(start), end + 1), rowCount: found.length };
  }

  async save(parcel: Parcel) {
    await wait();
    this.parcels = this.parcels.map((old) => (old.id === parcel.id ? parcel : old));
    return parcel;
  }
}
