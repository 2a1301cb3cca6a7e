import { planPackage } from './planPackages';

const CHARTS = '@mui/x-charts';
const PICKERS = '@mui/x-date-pickers';

it('is the package of the page for a reader without a plan', () => {
  expect(planPackage(CHARTS, { major: 'v8', plans: [] })).toEqual({
    name: CHARTS,
    plan: 'community',
  });
  expect(planPackage(`${CHARTS}-pro`, { major: 'v8', plans: [null, undefined] })).toEqual({
    name: `${CHARTS}-pro`,
    plan: 'pro',
  });
});

it('is that of a higher plan of the reader or of the page', () => {
  expect(planPackage(CHARTS, { major: 'v8', plans: ['pro'] }).name).toBe(`${CHARTS}-pro`);
  expect(planPackage(`${CHARTS}-pro`, { major: 'v8', plans: ['premium'] })).toEqual({
    name: `${CHARTS}-premium`,
    plan: 'premium',
  });
});

it('is never that of a lower plan than the page needs', () => {
  const { name } = planPackage(`${CHARTS}-pro`, { major: 'v8', plans: ['community'] });
  expect(name).toBe(`${CHARTS}-pro`);
});

it('is that of the highest plan with a package in the product and the major', () => {
  expect(planPackage(PICKERS, { major: 'v8', plans: ['premium'] }).name).toBe(`${PICKERS}-pro`);
  expect(planPackage(CHARTS, { major: 'v7', plans: ['premium'] }).name).toBe(`${CHARTS}-pro`);
  expect(planPackage(CHARTS, { major: 'v6', plans: ['premium'] }).name).toBe(CHARTS);
  expect(planPackage('@mui/x-data-grid', { major: 'v4', plans: ['premium'] }).name).toBe(
    '@mui/x-data-grid-pro',
  );
});

it('keeps packages that no plan changes', () => {
  expect(planPackage('@mui/x-telemetry', { major: 'v8', plans: ['premium'] })).toEqual({
    name: '@mui/x-telemetry',
    plan: 'community',
  });
});
