import type { ApiPageData } from '../../../../api/shared/apiPage';
import { apiComponent } from './apiComponents';
import { membersTable } from './members';
import { table } from './table';
import { code, richToLine } from './text';

const resolve = (href: string) => `https://example.com${href}`;

const page: ApiPageData = {
  kind: 'component',
  name: 'Slider',
  product: 'charts',
  major: 'v8',
  guides: [{ title: 'Sliding', route: '/x/sliding/' }],
  members: [
    {
      name: 'onSlide',
      type: ['(value: ', { ref: 'Value' }, ' | null) => void'],
      required: true,
      plan: 'pro',
      since: 'v7',
      deprecated: [{ p: ['Use ', { code: 'onMove' }, '.'] }],
      description: [{ p: ['Called <b> often.'] }],
      guide: { title: 'Rows', route: '/x/react-data-grid/rows/#many' },
      params: [{ name: 'value', description: [{ p: ['The value'] }] }, { name: 'event' }],
    },
  ],
  classes: [{ key: 'root', className: 'MuiSlider-root' }],
  slots: [{ name: 'thumb', className: 'MuiSlider-thumb', default: 'Thumb' }],
  definitions: {},
  sourceUrl: '',
};

it('puts a member into a row: type, marks, parameters', () => {
  expect(membersTable(page.members, resolve).split('\n')).toEqual([
    '| Name | Type | Description |',
    '| --- | --- | --- |',
    '| `onSlide` (required) (Pro) | `(value: Value \\| null) => void` | **Deprecated:** Use `onMove`. Since v7. Called \\<b> often. `value`: The value. `event`. Guide: [Rows](https://example.com/x/react-data-grid/rows/#many). |',
  ]);
});

it('adds what to write for a function whose type is a name', () => {
  const type = [{ ref: 'Listener' }, "<'slide'>"];
  const members = [{ name: 'onSlide', type, signature: '(value, event) => void' }];
  expect(membersTable(members, resolve)).toContain(
    "| `Listener<'slide'>`: `(value, event) => void` |",
  );
});

it('defines the names in types, or links to their pages', () => {
  const definitions = {
    Value: { text: ['type Value = number;'], package: '@mui/x-charts' },
    Thumb: { text: ['interface Thumb {}'], package: '@mui/x-charts', href: '/x/api/charts/thumb/' },
  };
  const slots = [{ name: 'thumb', props: [{ ref: 'Thumb' }, ' & ', { ref: 'Value' }] }];
  const text = (name: string) => apiComponent(name, { ...page, definitions, slots }, resolve);
  expect(text('Api.Members')).toContain(
    '**Types**\n\n`Value` of `@mui/x-charts`:\n\n```ts\ntype Value = number;\n```',
  );
  // The definitions for the props are in that section.
  expect(text('Api.Slots')?.split('**Types**')[1]?.trim()).toBe(
    '[`Thumb`](https://example.com/x/api/charts/thumb/) of `@mui/x-charts`.',
  );
});

it('renders every part of an API page', () => {
  const text = (name: string) => apiComponent(name, page, resolve);
  expect(text('Api.Guides')).toBe('- [Sliding](https://example.com/x/sliding/)');
  expect(text('Api.Deprecation')).toBe('');
  expect(text('Api.Slots')).toContain('| `thumb` | `Thumb` | `.MuiSlider-thumb` |');
  expect(text('Api.Classes')).toContain('| `.MuiSlider-root` | `root` |');
  expect(text('Api.Nothing')).toBeUndefined();
});

it('lists what releases added and deprecated, newest first', () => {
  const dated: ApiPageData = {
    ...page,
    since: '8.2',
    members: [
      { name: 'first', type: ['string'], since: '8.2' },
      { name: 'tools', type: ['string'], since: '8.9', deprecated: [], deprecatedSince: '8.12' },
    ],
    classes: [{ key: 'open', className: 'MuiSlider-open', since: '8.4 or 8.5' }],
  };
  expect(apiComponent('Api.Releases', dated, resolve)).toBe(
    [
      '- 8.12: deprecated prop `tools`',
      '- 8.9: added prop `tools`',
      '- 8.4 or 8.5: added class `open`',
      '- 8.2: added `Slider`',
    ].join('\n'),
  );
  expect(apiComponent('Api.Members', dated, resolve)).toContain(
    '| `tools` | `string` | **Deprecated since 8.12.** Since 8.9. |',
  );
  expect(apiComponent('Api.Classes', dated, resolve)).toContain('Since 8.4 or 8.5.');
});

it('lists what a major removed', () => {
  const changed = {
    ...page,
    changePages: [{ from: 'v7', to: 'v8' }],
    gone: [{ major: 'v8', kind: 'prop', name: 'old', to: 'next' }],
  };
  expect(apiComponent('Api.History', changed, resolve)).toBe(
    '- [v7 to v8](https://example.com/x/api/changes/v8/), `Slider`: removed prop `old` (now `next`).',
  );
});

it('lists the arguments of a selector and the grids that fire an event', () => {
  const selectors = [
    { name: 'rowSelector', signature: ['(apiRef, id: ', { ref: 'Id' }, ') => Row'] },
  ];
  expect(apiComponent('ApiSelectors', { definitions: {}, selectors }, resolve)).toContain(
    '| `rowSelector` | `(apiRef, id: Id) => Row` |',
  );
  const events = [{ name: 'rowClick', firedBy: ['DataGrid', 'DataGridPro'], preventable: true }];
  expect(apiComponent('ApiEvents', { definitions: {}, events }, resolve)).toContain(
    '| `rowClick` | `DataGrid`, `DataGridPro` | yes |',
  );
});

it('lists what needs an edit in a migration guide', () => {
  const data = {
    from: 'v7',
    to: 'v8',
    product: 'charts',
    rows: [
      { components: ['BarChart'], kind: 'removed', member: 'prop', before: ['legend', 'tooltip'] },
      {
        components: ['PieChart'],
        kind: 'renamed',
        member: 'slot',
        before: ['popper'],
        now: 'tooltip',
      },
    ],
  };
  expect(apiComponent('ApiChanges', data, resolve)).toBe(
    [
      '| Component | Change | Before | Now |',
      '| --- | --- | --- | --- |',
      '| `BarChart` | prop removed | `legend`, `tooltip` |  |',
      '| `PieChart` | slot renamed | `popper` | `tooltip` |',
      '',
      `[All changes from v7 to v8](${resolve('/x/api/changes/v8/')}#charts)`,
    ].join('\n'),
  );
});

it('omits empty columns', () => {
  expect(table(['A', 'B'], [['a|b', '']])).toBe('| A |\n| --- |\n| a\\|b |');
});

it('keeps a row on one line', () => {
  expect(table(['A'], [['{\n  top: 5,\n}']])).toBe('| A |\n| --- |\n| { top: 5, } |');
});

it('quotes code that contains backticks, and puts lists on one line', () => {
  expect(code('`a`')).toBe('`` `a` ``');
  expect(richToLine([{ list: [['a'], [{ strong: ['b'] }]] }], resolve)).toBe('• a • **b**');
});
