import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridSortModel } from '@mui/x-data-grid';
import { columns, films, type Film } from './films';

/** Plays a server that sorts and takes its time. */
function fetchFilms(sortModel: GridSortModel): Promise<Film[]> {
  const rule = sortModel[0];
  const sign = rule?.sort === 'desc' ? -1 : 1;
  const result = rule
    ? [...films].sort((a, b) => {
        const [x, y] = [a, b].map((film) => film[rule.field as keyof Film] ?? -1);
        return sign * (x < y ? -1 : Number(x > y));
      })
    : films;
  return new Promise((resolve) => {
    setTimeout(() => resolve(result), 600);
  });
}

export default function ServerSortingGrid() {
  const [rows, setRows] = useState<Film[]>([]);
  const [loading, setLoading] = useState(true);
  const [sortModel, setSortModel] = useState<GridSortModel>([]);

  useEffect(() => {
    let active = true;
    setLoading(true);
    fetchFilms(sortModel).then((result) => {
      if (active) {
        setRows(result);
        setLoading(false);
      }
    });
    return () => {
      active = false;
    };
  }, [sortModel]);

  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Films' } }}
        rows={rows}
        columns={columns}
        loading={loading}
        sortingMode="server"
        onSortModelChange={setSortModel}
      />
    </Box>
  );
}
