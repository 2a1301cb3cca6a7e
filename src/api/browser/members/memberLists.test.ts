import { propItem } from './memberItem';
import { memberLists } from './memberLists';

const item = (name: string, more = {}) =>
  propItem('DataGrid', { name, type: ['string'], ...more }, null);
const events = item('onRowClick', { task: 'events' });
const rows = item('rows', { task: 'data', required: true });
const state = item('initialState', { task: 'data' });
const old = item('old', { task: 'data', deprecated: [] });
const items = [events, state, rows, old];

it('is one list by name and the deprecated entries without tasks', () => {
  expect(memberLists(items, 'alphabet')).toEqual([
    { key: 'current', items: [rows, state, events] },
    { key: 'deprecated', items: [old] },
  ]);
  expect(memberLists([state], 'data')).toEqual([{ key: 'current', items: [state] }]);
});

it('has a list per task in the order of tasks, with required entries first', () => {
  expect(memberLists(items, 'all')).toEqual([
    { key: 'data', items: [rows, state] },
    { key: 'events', items: [events] },
    { key: 'deprecated', items: [old] },
  ]);
});
