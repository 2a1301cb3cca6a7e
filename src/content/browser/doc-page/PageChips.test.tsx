import { act, render, screen, within } from '@testing-library/react';
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

it('shows the plan and the command as pills, and then links', () => {
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
  const [pills, links] = screen
    .getAllByRole('list')
    .map((list) => within(list).getAllByRole('listitem'));
  expect(pills?.map((item) => item.textContent)).toEqual([
    'Pro needs a license key',
    'npm install @mui/x-charts-pro@8',
  ]);
  expect(links?.map((item) => item.textContent)).toEqual([
    'Quickstart',
    'API',
    'Open issues',
    'WAI-ARIA',
  ]);
  expect(screen.getByRole('link', { name: /^Pro/ })).toHaveAttribute(
    'href',
    '/x/introduction/licensing/#pro-plan',
  );
  expect(screen.getByRole('link', { name: 'Quickstart' })).toHaveAttribute(
    'href',
    '/x/react-charts/quickstart/',
  );
});

it('does not lead from the quickstart to itself', () => {
  show({ frontMatter: { ...BARS, githubLabel: 'charts' } }, '/x/react-charts/quickstart/');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Open issues']);
});

it('leaves the command to the quickstart itself, which has it for every plan', () => {
  localStorage.setItem(PLAN_KEY, 'premium');
  show({ frontMatter: { ...BARS, components: ['BarChart'] } }, '/x/react-charts/quickstart/');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['API']);
});

it('copies the whole command when its text is clicked, and shows it as the title', async () => {
  const user = userEvent.setup();
  show({
    frontMatter: {
      ...BARS,
      install: '@mui/icons-material @mui/x-charts @mui/material @emotion/react @emotion/styled',
    },
  });
  const command =
    'npm install @mui/x-charts@8 @mui/icons-material@7 @mui/material@7 @emotion/react @emotion/styled';
  const button = screen.getByRole('button', { name: 'npm install @mui/x-charts@8 +4 more' });
  expect(button).toHaveAttribute('title', command);
  await user.click(screen.getByText(/@mui\/x-charts@8/));
  expect(await navigator.clipboard.readText()).toBe(command);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

it('shows the package of a higher plan that the first demo of a Community page needs', () => {
  show({
    frontMatter: {
      packageName: '@mui/x-data-grid',
      productId: 'x-data-grid',
      install: '@mui/x-data-grid @mui/x-data-grid-premium @mui/material',
    },
  });
  const name = 'npm install @mui/x-data-grid@8 @mui/x-data-grid-premium@8 +1 more';
  expect(screen.getByRole('button', { name })).toHaveAttribute(
    'title',
    'npm install @mui/x-data-grid@8 @mui/x-data-grid-premium@8 @mui/material@7',
  );
  expect(screen.queryByRole('link', { name: /^Premium/ })).toBeNull();
});

it('names the packages of lower plans only for package managers that need them', () => {
  const frontMatter = {
    packageName: '@mui/x-date-pickers-pro',
    productId: 'x-date-pickers',
    install: '@mui/x-date-pickers @mui/x-date-pickers-pro dayjs @mui/material',
  };
  const { unmount } = show({ frontMatter });
  const name = 'npm install @mui/x-date-pickers-pro@8 +2 more';
  expect(screen.getByRole('button', { name })).toHaveAttribute(
    'title',
    'npm install @mui/x-date-pickers-pro@8 dayjs @mui/material@7',
  );
  unmount();
  localStorage.setItem(PACKAGE_MANAGER_KEY, 'yarn');
  act(() => void show({ frontMatter }));
  const longer = 'yarn add @mui/x-date-pickers-pro@8 +3 more';
  expect(screen.getByRole('button', { name: longer })).toHaveAttribute(
    'title',
    'yarn add @mui/x-date-pickers-pro@8 @mui/x-date-pickers@8 dayjs @mui/material@7',
  );
});

it('uses the plan and the package manager that the reader chose', () => {
  localStorage.setItem(PLAN_KEY, 'premium');
  localStorage.setItem(PACKAGE_MANAGER_KEY, 'pnpm');
  act(() => void show({ frontMatter: BARS }));
  expect(
    screen.getByRole('button', { name: 'pnpm add @mui/x-charts-premium@8' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Premium/ })).toBeInTheDocument();
});

it('installs a package of the family that belongs to no product', () => {
  show({ frontMatter: { packageName: '@mui/x-telemetry', productId: 'x' } });
  expect(
    screen.getByRole('button', { name: 'npm install @mui/x-telemetry@8' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows the plan of a page that has no other chip', () => {
  show({ plan: 'premium', frontMatter: {} }, '/x/react-data-grid/row-grouping/');
  expect(screen.getByRole('link', { name: /^Premium/ })).toBeInTheDocument();
});

it('renders nothing on a free page without chips', () => {
  show({ frontMatter: {} });
  expect(screen.queryByRole('list')).toBeNull();
});
