import { render, screen } from '@testing-library/react';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import { PageChips } from './PageChips';

const show = (props: Parameters<typeof PageChips>[0], path = '/x/react-charts/heatmap/') =>
  render(
    <SiteFrame path={path}>
      <PageChips {...props} />
    </SiteFrame>,
  );

const WAI_ARIA = 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/';

it('starts with the plan of a paid feature, in words', () => {
  show({
    plan: 'pro',
    frontMatter: { packageName: '@mui/x-charts-pro', githubLabel: 'charts', waiAria: WAI_ARIA },
  });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Pro plan',
    '@mui/x-charts-pro',
    'Open issues',
    'WAI-ARIA',
  ]);
  expect(links[0]).toHaveAccessibleName('Pro plan');
  expect(links[0]).toHaveAttribute('href', '/x/introduction/licensing/#pro-plan');
});

it('shows the plan of a page that has no other chip', () => {
  show({ plan: 'premium', frontMatter: {} }, '/x/react-data-grid/row-grouping/');
  expect(screen.getByRole('link', { name: 'Premium plan' })).toBeInTheDocument();
});

it('renders nothing on a free page without chips', () => {
  show({ frontMatter: {} });
  expect(screen.queryByRole('list')).toBeNull();
});
