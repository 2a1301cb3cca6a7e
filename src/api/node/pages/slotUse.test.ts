import type { ApiComponent } from '../../shared/apiModel';
import { component } from '../testing/fixtureModel';
import { slotsGiven, slotsText } from './slotUse';

const withSlots = (name: string, slots: ApiComponent['slots']) => component(name, { slots });
const slot = (name: string, type: string) => ({ name, description: '', props: [{ ref: type }] });

const components = {
  DataGridPro: withSlots('DataGridPro', [slot('toolbar', 'ToolbarProps')]),
  DataGrid: withSlots('DataGrid', [
    slot('toolbar', 'ToolbarProps'),
    ...[...'abcdefghij'].map((letter) => slot(`${letter}Icon`, 'IconProps')),
  ]),
};

it('names the slot that receives the props, with the simplest component first', () => {
  expect(slotsText(slotsGiven('ToolbarProps', components))).toBe(
    'The slot [`toolbar`](../data-grid/data-grid.mdx#DataGrid-css-toolbar) of `DataGrid` and `DataGridPro` receives these props. Set them with `slotProps.toolbar`.',
  );
});

it('counts the remaining slots', () => {
  const text = slotsText(slotsGiven('IconProps', components));
  expect(text).toContain('[`gIcon`](../data-grid/data-grid.mdx#DataGrid-css-gIcon), and 3 others');
  expect(text).not.toContain('hIcon');
});

it('says nothing about nested props', () => {
  expect(slotsText(slotsGiven('PageProps', components))).toBe('');
});
