import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PACKAGE_MANAGER_KEY, PLAN_KEY } from '@site/src/base/shared/storageKeys';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import { PageChips } from './PageChips';

const show = (props: Parameters<typeof PageChips>[0], path = '/x/react-charts/heatmap/') =>
  render(
    <SiteFrame path={path}>
      <PageChips {...props} />
    </SiteFrame>,
  );

const WAI_ARIA = 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/';

const BARS = { packageName: '@mui/x-charts', productId: 'x-charts' };

afterEach(() => localStorage.clear());

it('leads from the command through the plan and the quickstart to the issues', () => {
  show({
    plan: 'pro',
    frontMatter: {
      ...BARS,
      packageName: '@mui/x-charts-pro',
      components: ['Heatmap'],
      githubLabel: 'charts',
      waiAria: WAI_ARIA,
    },
  });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'npm install @mui/x-charts-pro@8',
    'Pro planneeds a license key',
    'Quickstart',
    'API',
    'Open issues',
    'WAI-ARIA',
  ]);
  expect(screen.getByRole('link', { name: /Pro plan/ })).toHaveAttribute(
    'href',
    '/x/introduction/licensing/#pro-plan',
  );
  expect(screen.getByRole('link', { name: 'Quickstart' })).toHaveAttribute(
    'href',
    '/x/react-charts/quickstart/',
  );
});

it('copies the command', async () => {
  const user = userEvent.setup();
  show({ frontMatter: BARS });
  await user.click(screen.getByRole('button'));
  expect(await navigator.clipboard.readText()).toBe('npm install @mui/x-charts@8');
});

it('uses the plan and the package manager that the reader chose', () => {
  localStorage.setItem(PLAN_KEY, 'premium');
  localStorage.setItem(PACKAGE_MANAGER_KEY, 'pnpm');
  act(() => void show({ frontMatter: BARS }));
  expect(screen.getByText('pnpm add @mui/x-charts-premium@8')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Premium plan/ })).toBeInTheDocument();
});

it('installs a package of the family that belongs to no product', () => {
  show({ frontMatter: { packageName: '@mui/x-telemetry', productId: 'x' } });
  expect(screen.getByText('npm install @mui/x-telemetry@8')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows the plan of a page that has no other chip', () => {
  show({ plan: 'premium', frontMatter: {} }, '/x/react-data-grid/row-grouping/');
  expect(screen.getByRole('link', { name: /Premium plan/ })).toBeInTheDocument();
});

it('renders nothing on a free page without chips', () => {
  show({ frontMatter: {} });
  expect(screen.queryByRole('list')).toBeNull();
});
