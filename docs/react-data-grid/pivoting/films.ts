import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Film {
  id: number;
  genre: string;
  company: string;
  year: number;
  gross: number;
  visitors: number;
}

const GENRES = ['Comedy', 'Crime', 'Documentary', 'Drama', 'Family'];
const COMPANIES = ['Aurora', 'Campo', 'Northlight', 'Vistula'];
const YEARS = [2022, 2023, 2024];

/** One sum for each company, genre and year: gross in million euros, visitors in thousands. */
export const films: Film[] = COMPANIES.flatMap((company, companyIndex) =>
  GENRES.flatMap((genre, genreIndex) =>
    YEARS.map((year, yearIndex) => {
      const id = (companyIndex * GENRES.length + genreIndex) * YEARS.length + yearIndex;
      const gross = 12 + ((id * 29) % 83);
      return { id, company, genre, year, gross, visitors: gross * 95 + ((id * 13) % 60) };
    }),
  ),
);

export const columns: GridColDef<Film>[] = [
  { field: 'company', headerName: 'Company', width: 110 },
  { field: 'genre', headerName: 'Genre', width: 130 },
  { field: 'year', headerName: 'Year', width: 80 },
  {
    field: 'gross',
    headerName: 'Gross',
    type: 'number',
    width: 100,
    valueFormatter: (value: number | undefined) => (value === undefined ? '' : `€${value}M`),
  },
  {
    field: 'visitors',
    headerName: 'Visitors',
    type: 'number',
    width: 110,
    valueFormatter: (value: number | undefined) =>
      value === undefined ? '' : `${value.toLocaleString('en')}k`,
  },
];
