import { writeFixtureSite } from '../testing/fixtureSite';
import { readPages } from '../../page';
import { guidesFor, toGuideFacts } from './guides';

it('finds guides about a component before those that only use it', async () => {
  const page = (title: string, more = '') =>
    `---\ntitle: ${title}\nproductId: x-data-grid\n${more}---\n`;
  const siteDir = writeFixtureSite({
    'docs/react-data-grid/rows/rows.mdx': page('Rows'),
    'docs/react-data-grid/rows/Basic.tsx': `import { DataGrid } from '@mui/x-data-grid';`,
    'docs/react-data-grid/sorting/sorting.mdx': page("'Sorting'", 'components: [DataGrid]\n'),
    'docs/react-data-grid/layout/layout.mdx': page('Layout'),
    'docs/react-charts/bars/bars.mdx': '---\ntitle: Bars\nproductId: x-charts\n---\n',
    'docs/react-charts/bars/Bars.tsx': `import { DataGrid } from '@mui/x-data-grid';`,
    'docs/api/data-grid/data-grid/data-grid.mdx': page('DataGrid API'),
  });
  const guides = (await readPages(`${siteDir}/docs`)).map(toGuideFacts);
  expect(guides.map(({ route }) => route)).not.toContain('/x/api/data-grid/data-grid/');
  expect(guidesFor('DataGrid', 'data-grid', ['/x/react-data-grid/layout/'], guides)).toEqual([
    { title: 'Layout', route: '/x/react-data-grid/layout/', isMain: true },
    { title: 'Sorting', route: '/x/react-data-grid/sorting/', isMain: true },
    { title: 'Rows', route: '/x/react-data-grid/rows/' },
  ]);
});
