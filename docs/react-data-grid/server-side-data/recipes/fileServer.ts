import type { GridGetRowsParams, GridGetRowsResponse, GridRowId } from '@mui/x-data-grid-pro';

/** The last row of an opened folder: it tells which files are shown, and leads to others. */
export interface Pager {
  folder: GridRowId;
  page: number;
  pageCount: number;
}

export interface Item {
  id: string;
  name: string;
  size: number | null;
  files: number;
  pager?: Pager;
}

const FOLDERS = [
  'Contracts',
  'Drawings',
  'Invoices',
  'Letters',
  'Minutes',
  'Photos',
  'Plans',
  'Tests',
];
const FILES_PER_PAGE = 4;
const ANSWER_MS = 400;

const countFiles = (folder: string) => 7 + ((FOLDERS.indexOf(folder) * 11) % 29);

const filesOf = (folder: string): Item[] =>
  Array.from({ length: countFiles(folder) }, (_, index) => {
    const name = `${folder.slice(0, -1)} ${String(index + 1).padStart(3, '0')}`;
    return { id: `${folder}/${name}`, name, size: 40 + ((index * 137) % 900), files: 0 };
  });

const wait = () =>
  new Promise((resolve) => {
    setTimeout(resolve, ANSWER_MS);
  });

/** Simulates a server with folders. `page` counts within the opened folder. */
export async function findItems(
  { groupKeys = [], paginationModel }: GridGetRowsParams,
  page: number,
): Promise<GridGetRowsResponse> {
  await wait();
  const [folder] = groupKeys;
  if (folder === undefined) {
    const { page: rootPage = 0, pageSize = FOLDERS.length } = paginationModel ?? {};
    const rows = FOLDERS.map((name) => ({ id: name, name, size: null, files: countFiles(name) }));
    return {
      rows: rows.slice(rootPage * pageSize, (rootPage + 1) * pageSize),
      rowCount: FOLDERS.length,
    };
  }
  const files = filesOf(folder);
  const first = page * FILES_PER_PAGE;
  const rows = files.slice(first, first + FILES_PER_PAGE);
  const pager: Item = {
    id: `${folder}/pager`,
    name: `${first + 1}–${first + rows.length} of ${files.length}`,
    size: null,
    files: 0,
    pager: { folder, page, pageCount: Math.ceil(files.length / FILES_PER_PAGE) },
  };
  return { rows: [...rows, pager] };
}
