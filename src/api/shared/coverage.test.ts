import { measureCoverage } from './coverage';
import type { NavEntry } from '../../content/shared/navigation';

const navigation: NavEntry[] = [
  { pathname: 'https://example.com/news/', title: 'News' },
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    children: [
      { pathname: '/x/react-charts/bars' },
      { pathname: '/x/react-charts/lines' },
      { pathname: '/x/api/charts/bar-chart' },
    ],
  },
];
const published = {
  '/x/react-charts/bars': { anchors: [], demos: ['BasicBars', 'BarGap'] },
  '/x/react-charts/lines': { anchors: [], demos: ['BasicLine'] },
};

it('counts existing guides, API pages, and demos against the published ones', () => {
  const [charts, sum] = measureCoverage({
    navigation,
    published,
    hasPage: (pathname) => pathname.includes('bar'),
    demosOf: () => ['BasicBars', 'OurOwnDemo'],
  });
  expect(charts).toEqual({
    section: 'Charts',
    guides: 1,
    guidesOf: 2,
    apiPages: 1,
    apiPagesOf: 1,
    demos: 1,
    demosOf: 3,
  });
  expect(sum).toEqual({ ...charts, section: 'Sum' });
});

it('ignores the demos of a page that does not exist', () => {
  const [charts] = measureCoverage({
    navigation,
    published,
    hasPage: () => false,
    demosOf: () => ['BasicBars'],
  });
  expect(charts?.demos).toBe(0);
});
