import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiChangesData } from '@site/src/api/shared/apiChanges';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import { Changes, ProductChanges } from '..';

const data: ApiChangesData = {
  from: 'v7',
  to: 'v8',
  hasPages: true,
  products: [
    {
      product: 'charts',
      guides: [{ title: 'From v7 to v8', route: '/x/migration/migration-charts-v7/' }],
      groups: [
        { components: ['Toolbar'], changes: [{ kind: 'added' }] },
        {
          components: ['BarChart', 'LineChart', 'PieChart', 'ScatterChart'],
          changes: [
            {
              kind: 'removed',
              member: { kind: 'prop', name: 'legend' },
              reason: [{ p: ['Use ', { code: 'slotProps.legend' }] }],
            },
            {
              kind: 'type',
              member: { kind: 'prop', name: 'margin' },
              from: 'Margin',
              to: 'number | Margin',
            },
            { kind: 'added', member: { kind: 'prop', name: 'hideLegend' } },
          ],
        },
      ],
    },
    { product: 'tree-view', guides: [], groups: [] },
  ],
};

const show = (path?: string) =>
  render(
    <SiteFrame path={path}>
      <Changes {...data}>
        <ProductChanges product="charts" />
      </Changes>
    </SiteFrame>,
  );
const group = () => screen.getByText('BarChart, LineChart, PieChart').closest('details');

it('groups changes that several components share', () => {
  show();
  expect(group()).not.toHaveAttribute('open');
  expect(screen.getByText('and 1 more · 3 changes')).toBeInTheDocument();
  expect(within(group()!).getByText('number | Margin')).toBeInTheDocument();
  expect(within(group()!).getByText('slotProps.legend')).toBeInTheDocument();
});

it('links replacements to their pages, but not what was removed', () => {
  show();
  const link = (name: string) => within(group()!).queryByText(name)?.closest('a');
  expect(link('hideLegend')).toHaveAttribute('href', '/x/api/charts/bar-chart/#prop-hideLegend');
  expect(link('legend')).toBeNull();
  expect(screen.getByRole('link', { name: 'From v7 to v8' })).toHaveAttribute(
    'href',
    '/x/migration/migration-charts-v7/',
  );
});

it('opens the groups that a filter finds, and counts them', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox'), 'pie margin');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 4 changes shown');
  expect(screen.getByText('PieChart').closest('details')).toHaveAttribute('open');
  expect(screen.queryByText('Toolbar')).not.toBeInTheDocument();
});

it('excludes additions on request', async () => {
  show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide what is new' }));
  expect(screen.queryByText('hideLegend')).not.toBeInTheDocument();
  expect(screen.getByText('legend')).toBeInTheDocument();
});

it('applies the filter of the query string, and names imports without changes', () => {
  show('/?components=LineChart,Gauge');
  expect(screen.getByRole('textbox', { name: 'Show only what I use' })).toHaveValue(
    'LineChart,Gauge',
  );
  expect(screen.getByRole('status')).toHaveTextContent('3 of 4 changes shown');
  expect(screen.getByRole('status')).toHaveTextContent('Not in the list: Gauge');
});

it('says so when no change matches', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox'), 'nothing');
  expect(screen.getByText('No changes for what you chose.')).toBeInTheDocument();
});

it('throws if a section is outside `Changes`', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<ProductChanges product="charts" />, { wrapper: SiteFrame })).toThrow(
    '`ProductChanges` found no changes. Put it inside `Changes`.',
  );
});
