import { createHistory } from '../history/createHistory';
import { component, grid, model, prop } from '../testing/fixtureModel';
import { entryHistory, memberHistory } from './memberHistory';
import type { FindReleases } from '../releases';
import type { PageContext } from './pageContext';

const LONG_TYPE = `(${'parameter, '.repeat(20)}last) => void`;
const history = createHistory([
  model('v8', [grid([prop('rows', { type: ['Rows'] }), prop('onEdit'), prop('back')])]),
  model('v7', [
    grid([prop('rows', { deprecated: 'Soon.' }), prop('onEdit', { type: [LONG_TYPE] })]),
  ]),
  model('v6', [grid([prop('rows'), prop('back'), prop('hidden')]), component('Gone')]),
]);
const context = { history, product: 'data-grid' } as PageContext;

it('says how a prop changed, but not when it was added if the component is as old', () => {
  expect(memberHistory('DataGrid', 'prop', 'rows', context)).toEqual({
    changes: [
      { major: 'v8', kind: 'type', from: 'string' },
      { major: 'v7', kind: 'deprecated' },
    ],
  });
});

it('says when a prop was added later, and omits a type that is too long to repeat', () => {
  expect(memberHistory('DataGrid', 'prop', 'onEdit', context)).toEqual({
    since: 'v7',
    changes: [{ major: 'v8', kind: 'type' }],
  });
});

it('names the release that added and deprecated something, or nothing if it is unknown', () => {
  const findReleases: FindReleases = (...name) =>
    name.join(' ') === 'data-grid prop rows DataGrid'
      ? { since: '8.4 or 8.5', deprecatedSince: '8.9' }
      : {};
  const deprecated = createHistory([
    model('v8', [grid([prop('rows', { deprecated: 'Soon.' }), prop('onEdit')])]),
    model('v7', [grid([prop('rows')])]),
  ]);
  const place = { ...context, history: deprecated, findReleases };
  expect(memberHistory('DataGrid', 'prop', 'rows', place)).toEqual({
    since: '8.4 or 8.5',
    deprecatedSince: '8.9',
  });
  expect(memberHistory('DataGrid', 'prop', 'onEdit', place)).toEqual({});
});

it('lists removed members, except those that were added again', () => {
  expect(entryHistory('DataGrid', context)).toEqual({
    major: 'v8',
    since: 'v6',
    gone: [{ major: 'v7', kind: 'prop', name: 'hidden' }],
    changePages: [
      { from: 'v7', to: 'v8' },
      { from: 'v6', to: 'v7' },
    ],
  });
});

it("doesn't guess when a prop was added if an older major doesn't list it", () => {
  const open = createHistory([
    model('v8', [component('Panel', { props: [prop('open')] })]),
    model('v7', [], ['Panel']),
  ]);
  const found = memberHistory('Panel', 'prop', 'open', { ...context, history: open });
  expect(found).toEqual({});
});
