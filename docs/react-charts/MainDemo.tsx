import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import { demandAndSupply, monthlySupply, sources, supplyShare } from './energyData';

export default function MainDemo() {
  const { palette } = useTheme();

  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Stack sx={{ minWidth: 0, gridColumn: '1 / -1' }}>
        <Typography variant="subtitle2" component="div">
          Demand and supply, March 14 (MW)
        </Typography>
        <LineChart
          title="Demand and supply on March 14, in MW"
          height={220}
          margin={{ left: 0, bottom: 0 }}
          dataset={demandAndSupply}
          xAxis={[{ dataKey: 'hour', scaleType: 'point' }]}
          yAxis={[{ width: 40, min: 0 }]}
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
          sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.5 } }}
        />
      </Stack>
      <Stack sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="div">
          Supply by month (GWh)
        </Typography>
        {/* preview-start */}
        <BarChart
          title="Supply by month, in GWh"
          height={200}
          margin={{ left: 0, right: 0, bottom: 0 }}
          dataset={monthlySupply}
          xAxis={[{ dataKey: 'month' }]}
          yAxis={[{ width: 40 }]}
          series={[
            { dataKey: 'wind', label: 'Wind', stack: 'supply' },
            { dataKey: 'sun', label: 'Sun', stack: 'supply' },
            { dataKey: 'water', label: 'Water', stack: 'supply' },
          ]}
          colors={['#4254fb', '#ffb422', '#0dbeff']}
          borderRadius={4}
        />
        {/* preview-end */}
      </Stack>
      <Stack sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="div">
          Percent of supply, last quarter
        </Typography>
        <PieChart
          title="Supply by source in the last quarter, in percent"
          height={180}
          series={[
            {
              data: supplyShare,
              innerRadius: '55%',
              paddingAngle: 2,
              cornerRadius: 4,
              arcLabel: ({ value }) => `${value}%`,
            },
          ]}
          slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom' } } }}
          sx={{
            [`& .${pieArcLabelClasses.root}`]: { fill: '#0b1521', fontSize: 12, fontWeight: 600 },
            // The blue of the wind is the only dark color.
            [`& .${pieArcLabelClasses.root}:first-of-type`]: { fill: '#fff' },
          }}
        />
      </Stack>
    </Box>
  );
}
