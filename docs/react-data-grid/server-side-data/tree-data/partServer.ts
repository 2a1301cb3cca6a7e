import type { GridColDef, GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid-pro';

export interface Part {
  id: string;
  name: string;
  stock: number;
  price: number;
  /** How many parts it is made of. */
  parts: number;
}

const MACHINES = ['Lathe', 'Mill', 'Press', 'Saw', 'Drill', 'Grinder'];
const ASSEMBLIES = ['Bed', 'Spindle', 'Drive', 'Coolant', 'Control'];
const PIECES = ['Bearing', 'Belt', 'Bracket', 'Seal', 'Shaft', 'Valve'];
const MODELS_PER_MACHINE = 4;
const ANSWER_MS = 500;

const part = (id: string, name: string, seed: number, parts: number): Part => ({
  id,
  name,
  parts,
  stock: (seed * 7) % 40,
  price: 20 + ((seed * 131) % 900) * (parts + 1),
});

/** Parts below the given names; none means the machines themselves. */
function partsBelow(path: string[], seed: number): Part[] {
  const id = (name: string) => [...path, name].join('/');
  if (path.length === 0) {
    return MACHINES.flatMap((machine, index) =>
      Array.from({ length: MODELS_PER_MACHINE }, (_, model) => {
        const name = `${machine} ${100 * (model + 1)}`;
        return part(id(name), name, index * MODELS_PER_MACHINE + model + 1, ASSEMBLIES.length);
      }),
    );
  }
  if (path.length === 1) {
    return ASSEMBLIES.map((name, index) => part(id(name), name, seed + index, 2 + (index % 3)));
  }
  const count = 2 + (ASSEMBLIES.indexOf(path[1]) % 3);
  return PIECES.slice(0, count).map((name, index) => part(id(name), name, seed + index * 3, 0));
}

export const columns: GridColDef<Part>[] = [
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    valueFormatter: (value: number | undefined) =>
      value === undefined ? '' : `€${value.toLocaleString('en-US')}`,
  },
];

const wait = () =>
  new Promise((resolve) => {
    setTimeout(resolve, ANSWER_MS);
  });

/** Simulates a server with machines and their parts, one level for each request. */
export class PartServer {
  async find({
    groupKeys = [],
    filterModel,
    paginationModel,
    sortModel,
  }: GridGetRowsParams): Promise<GridGetRowsResponse> {
    await wait();
    let found = partsBelow(groupKeys, groupKeys.join('').length);
    const [rule] = sortModel;
    if (rule) {
      const sign = rule.sort === 'desc' ? -1 : 1;
      const field = rule.field as keyof Part;
      found = [...found].sort((a, b) => sign * (a[field] < b[field] ? -1 : 1));
    }
    if (groupKeys.length > 0) {
      return { rows: found };
    }
    const words = (filterModel.quickFilterValues ?? []).map((word) => String(word).toLowerCase());
    found = found.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
    const { page = 0, pageSize = found.length } = paginationModel ?? {};
    return { rows: found.slice(page * pageSize, (page + 1) * pageSize), rowCount: found.length };
  }
}
