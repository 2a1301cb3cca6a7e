import { createRecord } from '../shared/testing';
import { searchGuides } from './guideSearch';

it('finds the section of a guide instead of the API or a page about changes', () => {
  const records = [
    createRecord({ kind: 'prop', name: 'rowHeight', path: 'api/data-grid/data-grid/' }),
    createRecord({ kind: 'section', name: 'Row height', path: 'whats-new/v8/#row-height' }),
    createRecord({ kind: 'section', name: 'Row height', path: 'react-data-grid/row-height/#fix' }),
  ];
  const find = searchGuides(records, {
    noise: [],
    products: {},
    meanings: [],
    inner: [],
    families: [],
  });
  expect(find('rowHeight')).toBe('react-data-grid/row-height/#fix');
  expect(find('zoomLevel')).toBeUndefined();
});
