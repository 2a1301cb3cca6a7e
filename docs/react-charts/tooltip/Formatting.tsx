import { LineChart } from '@mui/x-charts/LineChart';

const years = [2019, 2020, 2021, 2022, 2023, 2024, 2025].map((year) => new Date(year, 0, 1));

const currency = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const formatMoney = (value: number | null) => (value === null ? 'closed' : currency.format(value));

export default function Formatting() {
  return (
    <LineChart
      title="Ticket sales by year"
      height={300}
      // preview-start
      xAxis={[
        {
          data: years,
          scaleType: 'time',
          valueFormatter: (year: Date) => year.getFullYear().toString(),
        },
      ]}
      series={[
        {
          label: 'Ticket sales',
          data: [41200, 9800, null, 28600, 39400, 46100, 48700],
          valueFormatter: formatMoney,
        },
      ]}
      // preview-end
      yAxis={[{ width: 60 }]}
    />
  );
}
