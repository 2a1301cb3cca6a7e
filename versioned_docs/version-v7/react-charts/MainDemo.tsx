import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { demandAndSupply, monthlySupply, sources, supplyShare } from './energyData';

const panel = { border: 1, borderColor: 'divider', borderRadius: 2, p: 2, minWidth: 0 };

export default function MainDemo() {
  const { palette } = useTheme();

  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Stack sx={{ ...panel, gridColumn: '1 / -1' }}>
        <Typography variant="subtitle2" component="div">
          Demand and supply, March 14 (MW)
        </Typography>
        <LineChart
          height={240}
          dataset={demandAndSupply}
          xAxis={[{ dataKey: 'hour', scaleType: 'point' }]}
          yAxis={[{ min: 0 }]}
          series={[
            ...sources.map((source) => ({
              ...source,
              stack: 'supply',
              area: true,
              showMark: false,
            })),
            { dataKey: 'demand', label: 'Demand', color: palette.text.primary, showMark: false },
          ]}
          grid={{ horizontal: true }}
          sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.4 } }}
        />
      </Stack>
      <Stack sx={panel}>
        <Typography variant="subtitle2" component="div">
          Supply by month (GWh)
        </Typography>
        <BarChart
          height={220}
          dataset={monthlySupply}
          xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
          series={sources.map((source) => ({ ...source, stack: 'supply' }))}
          borderRadius={4}
        />
      </Stack>
      <Stack sx={panel}>
        <Typography variant="subtitle2" component="div">
          Percent of supply, last quarter
        </Typography>
        <PieChart
          height={180}
          series={[{ data: supplyShare, innerRadius: '55%', paddingAngle: 2, cornerRadius: 4 }]}
          margin={{ right: 5, bottom: 45 }}
          slotProps={{
            legend: {
              direction: 'row',
              position: { vertical: 'bottom', horizontal: 'middle' },
              itemMarkWidth: 14,
              itemMarkHeight: 14,
            },
          }}
        />
      </Stack>
    </Box>
  );
}
