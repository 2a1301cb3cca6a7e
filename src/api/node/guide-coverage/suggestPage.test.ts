import { suggestPage } from './suggestPage';
import { guide, member } from './testing/fixtures';

const SORTING = guide('react-data-grid/sorting', [], { catalogs: new Set(['GridSortApi']) });
const GROUPING = guide('react-data-grid/row-grouping');
const HEIGHT = guide('react-data-grid/row-height');
const DEMO = guide('react-data-grid/demos/row-grouping');
const ALL = [DEMO, HEIGHT, GROUPING, SORTING];

describe('suggestPage', () => {
  it('chooses the page whose path is in the name', () => {
    expect(suggestPage(member('onRowGroupingModelChange'), ALL)).toBe(GROUPING.path);
  });

  it('chooses the page that lists the part of the API object', () => {
    const method = member('getRowIdFromRowIndex', { kind: 'method', owners: ['GridSortApi'] });
    expect(suggestPage(method, ALL)).toBe(SORTING.path);
  });

  it('chooses the page whose front matter lists the component', () => {
    const panel = guide('react-data-grid/panel', [], { components: new Set(['DataGrid']) });
    expect(suggestPage(member('nonce'), [HEIGHT, panel])).toBe(panel.path);
  });

  it('chooses the page whose code uses the name', () => {
    const page = guide('react-data-grid/csp', [], { codeWords: new Map([['nonce', 5]]) });
    expect(suggestPage(member('nonce'), [...ALL, page])).toBe(page.path);
  });

  it('chooses none if only one of two words matches', () => {
    expect(suggestPage(member('hideFooterRowCount'), ALL)).toBeUndefined();
  });
});
