import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const frame = {
  height: 200,
  series: [],
  xAxis: [{ data: ['Lun', 'Mar', 'Mer', 'Gio', 'Ven'] }],
};

export default function CustomLocaleOverlay() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%' }}>
      {/* preview-start */}
      <BarChart
        {...frame}
        loading
        title="Vendite di ieri"
        localeText={{ loading: 'I dati arrivano tra poco.' }}
      />
      <BarChart
        {...frame}
        title="Vendite di questa settimana"
        localeText={{ noData: 'Nessun dato questa settimana.' }}
      />
      {/* preview-end */}
    </Stack>
  );
}
