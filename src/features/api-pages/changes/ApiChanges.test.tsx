import { render, screen, within } from '@testing-library/react';
import type { ApiMigrationData } from '@site/src/shared/apiChanges';
import { SiteFrame } from '@site/src/testing/SiteFrame';
import { ApiChanges } from '..';

const data: ApiMigrationData = {
  from: 'v7',
  to: 'v8',
  hasPages: true,
  product: 'charts',
  rows: [
    {
      components: ['BarChart', 'LineChart', 'PieChart', 'ScatterChart'],
      kind: 'removed',
      member: 'prop',
      before: ['topAxis', 'leftAxis'],
    },
    {
      components: ['ChartsXAxis'],
      kind: 'removed',
      member: 'prop',
      before: ['tickFontSize'],
      reason: [{ p: ['Use ', { code: 'tickLabelStyle' }] }],
    },
    {
      components: ['LineChartPro'],
      kind: 'renamed',
      member: 'prop',
      before: ['zoom'],
      now: 'zoomData',
      name: 'zoomData',
    },
    {
      components: ['BarChart'],
      kind: 'default',
      member: 'prop',
      before: ['colors: old'],
      now: 'colors: new',
      name: 'colors',
    },
    { components: ['Handler', 'Sprite', 'Surface', 'Axis'], kind: 'removed', before: [] },
    { components: ['Legend'], kind: 'renamed', before: ['OldLegend'], now: 'Legend' },
  ],
};

const show = (more: Partial<ApiMigrationData> = {}) =>
  render(
    <SiteFrame>
      <ApiChanges {...data} {...more} />
    </SiteFrame>,
  );
const row = (name: string) => screen.getByText(name).closest<HTMLElement>('[role="row"]')!;

it('lists what is gone by name, for the components it is gone from', () => {
  show();
  expect(row('topAxis')).toHaveTextContent('BarChartLineChartPieChart and 1 more');
  expect(row('topAxis')).toHaveTextContent('Removed · Prop');
  expect(within(row('topAxis')).getByText('leftAxis')).toBeInTheDocument();
});

it('says what the package says about it', () => {
  show();
  expect(row('tickFontSize')).toHaveTextContent('Use tickLabelStyle');
});

it('links what is there now to its page', () => {
  show();
  expect(screen.getByRole('link', { name: 'zoomData' })).toHaveAttribute(
    'href',
    '/x/api/charts/line-chart-pro/#prop-zoomData',
  );
  expect(screen.getByRole('link', { name: 'Legend' })).toHaveAttribute(
    'href',
    '/x/api/charts/legend/',
  );
});

it('names every component that is gone', () => {
  show();
  expect(row('Handler')).toHaveTextContent(/HandlerSpriteSurfaceAxis.*Removed$/);
});

it('shows both defaults', () => {
  show();
  expect(row('colors: old')).toHaveTextContent('colors: new');
});

it('links no page of a major whose pages are not here', () => {
  show({ hasPages: false });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('leads to all changes of the product', () => {
  show();
  expect(screen.getByRole('link', { name: 'All changes from v7 to v8' })).toHaveAttribute(
    'href',
    '/x/api/changes/v8/#charts',
  );
});
