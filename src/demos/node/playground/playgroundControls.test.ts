import { component, emptyProduct } from '../../../api/node/testing/fixtureModel';
import type { ApiModel } from '../../../api/shared/apiModel';
import { playgroundControls } from './playgroundControls';

const DataGrid = component('DataGrid', {
  props: [
    { name: 'rows', type: ['readonly R[]'], description: '' },
    { name: 'loading', type: ['boolean'], description: '', default: 'false' },
  ],
});
const model: ApiModel = {
  major: 'v8',
  packages: {},
  products: {
    'data-grid': { ...emptyProduct, components: { DataGrid } },
  },
};

describe('playgroundControls', () => {
  it('contains a control for each prop that supports one', () => {
    const file = 'react-data-grid/DataGrid.playground.tsx';
    expect(playgroundControls({ component: 'DataGrid', file }, model)).toEqual([
      { name: 'loading', description: '', kind: 'boolean', default: false },
    ]);
  });

  it('names the file of an unknown component', () => {
    const file = 'react-data-grid/Table.playground.tsx';
    expect(() => playgroundControls({ component: 'Table', file }, model)).toThrow(
      'docs/react-data-grid/Table.playground.tsx: the API has no component "Table".',
    );
  });
});
