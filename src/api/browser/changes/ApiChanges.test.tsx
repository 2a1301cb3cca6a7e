import { render, screen, within } from '@testing-library/react';
import type { ApiMigrationData } from '@site/src/api/shared/apiChanges';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
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

it('lists removed members by name, with the components that had them', () => {
  show();
  expect(row('topAxis')).toHaveTextContent('BarChartLineChartPieChart and 1 more');
  expect(row('topAxis')).toHaveTextContent('Removed · Prop');
  expect(within(row('topAxis')).getByText('leftAxis')).toBeInTheDocument();
});

it('shows the message of the package', () => {
  show();
  expect(row('tickFontSize')).toHaveTextContent('Use tickLabelStyle');
});

it('links the replacement to its page', () => {
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

it('names every component that lost a member', () => {
  show();
  expect(row('Handler')).toHaveTextContent(/HandlerSpriteSurfaceAxis.*Removed$/);
});

it('shows both defaults', () => {
  show();
  expect(row('colors: old')).toHaveTextContent('colors: new');
});

it("doesn't link to pages of a major that the site doesn't contain", () => {
  show({ hasPages: false });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('links to all changes of the product', () => {
  show();
  expect(screen.getByRole('link', { name: 'All changes from v7 to v8' })).toHaveAttribute(
    'href',
    '/x/api/changes/v8/#charts',
  );
});
