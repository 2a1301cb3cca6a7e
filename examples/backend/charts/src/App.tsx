import { useEffect, useState } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { Revenue, type Unit } from './Revenue';

interface Bin {
  from: number;
  to: number;
  orders: number;
}

export function App() {
  const [unit, setUnit] = useState<Unit>('week');
  const [bins, setBins] = useState<Bin[]>([]);

  useEffect(() => {
    fetch('/api/histogram')
      .then((response) => response.json())
      .then(setBins, console.error);
  }, []);

  return (
    <>
      <label>
        Unit{' '}
        <select value={unit} onChange={(event) => setUnit(event.target.value as Unit)}>
          <option value="day">Day</option>
          <option value="week">Week</option>
          <option value="month">Month</option>
        </select>
      </label>
      <Revenue unit={unit} />
      <BarChart
        title="Orders by total"
        height={300}
        xAxis={[{ scaleType: 'band', data: bins.map(({ from, to }) => `${from}–${to}`) }]}
        series={[{ label: 'Orders', data: bins.map(({ orders }) => orders) }]}
      />
    </>
  );
}
