import { component, grid, model, prop } from '../testing/fixtureModel';
import { createHistory } from './createHistory';

const history = createHistory([
  model('v8', [
    grid([prop('rows'), prop('label'), prop('cells', { default: '1' })]),
    component('Toolbar', { props: [prop('size')] }),
    component('Panel', { props: [prop('open')] }),
  ]),
  model('v7', [grid([prop('rows'), prop('cells', { default: '2' })])], ['Panel']),
  model('v6', [grid([prop('rows')])], ['Panel']),
]);

it('returns the major that added a prop', () => {
  expect(history.memberSince('data-grid', 'DataGrid', 'prop', 'label')).toEqual({ since: 'v8' });
  expect(history.memberSince('data-grid', 'DataGrid', 'prop', 'cells')).toEqual({ since: 'v7' });
});

it('returns the oldest known major for a prop that always existed', () => {
  expect(history.memberSince('data-grid', 'DataGrid', 'prop', 'rows')).toEqual({ since: 'v6' });
  expect(history.componentSince('data-grid', 'DataGrid')).toBe('v6');
});

it('says that a prop can be older than its documentation', () => {
  expect(history.componentSince('data-grid', 'Panel')).toBe('v6');
  expect(history.memberSince('data-grid', 'Panel', 'prop', 'open')).toEqual({
    since: 'v8',
    orEarlier: true,
  });
});

it("says that a slot's prop can be older than its type", () => {
  const facts = (major: string, members: string[], more: object) => {
    const found = model(major, []);
    const { entries } = model(major, [grid(members.map((name) => prop(name)))]).products[
      'data-grid'
    ]!;
    found.products['data-grid']!.slotProps.ToolbarProps = { ...entries.DataGrid!, ...more };
    found.products['data-grid']!.propsTypes.push('ToolbarProps');
    return found;
  };
  const since = (more: object) =>
    createHistory([
      facts('v8', ['csvOptions'], {}),
      facts('v7', ['csvOptions'], {}),
      facts('v6', [], more),
    ]).memberSince('data-grid', 'ToolbarProps', 'prop', 'csvOptions');
  expect(since({})).toEqual({ since: 'v7' });
  expect(since({ isOpen: true })).toEqual({ since: 'v7', orEarlier: true });
});

it('dates a new component', () => {
  expect(history.componentSince('data-grid', 'Toolbar')).toBe('v8');
  expect(history.memberSince('data-grid', 'Toolbar', 'prop', 'size')).toEqual({ since: 'v8' });
});

it('returns nothing for unknown names', () => {
  expect(history.componentSince('charts', 'BarChart')).toBeUndefined();
  expect(history.memberSince('data-grid', 'DataGrid', 'prop', 'gone')).toBeUndefined();
});

it('returns the changes of a component, newest first', () => {
  const added = (major: string, name: string) => ({
    major,
    kind: 'added',
    member: { kind: 'prop', name },
  });
  expect(history.changesOf('data-grid', 'DataGrid')).toMatchObject([
    added('v8', 'label'),
    { major: 'v8', kind: 'default', from: '2', to: '1' },
    added('v7', 'cells'),
  ]);
});
