import { planOf } from './planOf';

it.each([
  [['react', '@mui/material/Box', '@mui/x-charts/BarChart'], 'community'],
  [['@mui/x-date-pickers-pro/DateRangePicker', 'dayjs'], 'pro'],
  [['@mui/x-data-grid-premium', '@mui/x-data-grid-pro'], 'premium'],
  [['@mui/x-data-grid', './premium-orders'], 'community'],
])('%j needs %s', (specifiers, plan) => {
  expect(planOf(specifiers)).toBe(plan);
});
