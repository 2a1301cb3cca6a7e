import { component, grid, model, prop } from '../testing/fixtureModel';
import { createStateBefore } from './stateBefore';

const words = 'A toolbar above the rows, with buttons for everything.';
const before = model(
  'v7',
  [
    grid([prop('rows'), prop('old', { deprecated: '' })]),
    component('Toolbar', { description: words, props: [prop('size')] }),
  ],
  ['Panel'],
);
const after = model('v8', [
  grid([prop('rows'), prop('tools')]),
  component('GridToolbar', { description: words, props: [prop('size'), prop('tone')] }),
  component('Panel'),
  component('Fresh', { props: [prop('size')] }),
]);
const stateOf = createStateBefore(before, after, 'data-grid', new Map());

it('knows the members of documented components', () => {
  expect(stateOf('prop rows DataGrid')).toBe('present');
  expect(stateOf('prop old DataGrid')).toBe('deprecated');
  expect(stateOf('prop tools DataGrid')).toBe('absent');
});

it('looks up the members of a renamed component under its old name', () => {
  expect(stateOf('entry GridToolbar')).toBe('absent');
  expect(stateOf('prop size GridToolbar')).toBe('present');
  expect(stateOf('prop tone GridToolbar')).toBe('absent');
});

it("doesn't know the members of a component without documentation", () => {
  expect(stateOf('entry Panel')).toBe('present');
  expect(stateOf('prop open Panel')).toBe('unknown');
});

it('knows that a new component had no members, but not whether there were events', () => {
  expect(stateOf('prop size Fresh')).toBe('absent');
  expect(stateOf('event open')).toBe('unknown');
});

it("doesn't know what came from a type parameter", () => {
  const axis = component('Axis', { generics: [{ name: 'AxisProps' }], props: [prop('id')] });
  const names = new Map([
    ['prop position Axis', { declaredBy: 'AxisSideConfig' }],
    ['prop own Axis', { declaredBy: 'Axis' }],
  ]);
  const before7 = model('v7', [axis]);
  const of = createStateBefore(before7, model('v8', [axis]), 'data-grid', names);
  expect(of('prop position Axis')).toBe('unknown');
  expect(of('prop own Axis')).toBe('absent');
});
