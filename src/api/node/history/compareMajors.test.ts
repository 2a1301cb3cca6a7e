import type { ApiMember } from '../../shared/apiModel';
import { component, grid, model, prop } from '../testing/fixtureModel';
import { compareMajors } from './compareMajors';

const compare = (before: ApiMember[], after: ApiMember[]) =>
  compareMajors(model('v7', [grid(before)]), model('v8', [grid(after)]));
const at = { product: 'data-grid', component: 'DataGrid' };

describe('compareMajors', () => {
  it('ignores what is unchanged', () => {
    expect(compare([prop('rows')], [prop('rows', { description: 'Better words.' })])).toEqual([]);
  });

  it('finds added and removed props', () => {
    expect(compare([prop('old')], [prop('new')])).toEqual([
      { ...at, kind: 'removed', member: { kind: 'prop', name: 'old' } },
      { ...at, kind: 'added', member: { kind: 'prop', name: 'new' } },
    ]);
  });

  it('finds changes of type, default, requirement, and deprecation', () => {
    const member = { kind: 'prop', name: 'rows' };
    expect(
      compare(
        [prop('rows', { default: '[]' })],
        [
          prop('rows', {
            type: [{ ref: 'Rows' }, '[]'],
            default: '{}',
            required: true,
            deprecated: 'Gone soon.',
          }),
        ],
      ),
    ).toEqual([
      { ...at, kind: 'type', member, from: 'string', to: 'Rows[]' },
      { ...at, kind: 'default', member, from: '[]', to: '{}' },
      { ...at, kind: 'required', member },
      { ...at, kind: 'deprecated', member, to: 'Gone soon.' },
    ]);
  });

  it('detects a rename by the deprecation that announced it', () => {
    expect(
      compare(
        [prop('selectionModel', { deprecated: 'Use `rowSelectionModel` instead.' })],
        [prop('rowSelectionModel')],
      ),
    ).toEqual([
      {
        ...at,
        kind: 'renamed',
        member: { kind: 'prop', name: 'rowSelectionModel' },
        from: 'selectionModel',
        to: 'rowSelectionModel',
      },
    ]);
  });

  it('detects a rename by an unchanged description, unless two members have it', () => {
    const description = 'Callback fired when the density of the rows has changed.';
    const [before, after] = [
      prop('onDensity', { description }),
      prop('onDensityChange', { description }),
    ];
    expect(compare([before], [after]).map(({ kind }) => kind)).toEqual(['renamed']);
    expect(
      compare([before], [after, prop('onDensityEnd', { description })]).map(({ kind }) => kind),
    ).toEqual(['removed', 'added', 'added']);
  });

  it('ignores different notation', () => {
    expect(
      compare(
        [
          prop('view', { type: ["'day' | 'month'"], default: "`'day'`" }),
          prop('onClick', { type: ['(row: Row) => void'], default: 'undefined' }),
        ],
        [
          prop('view', { type: ["'month' | 'day'"], default: "'day'" }),
          prop('onClick', { type: ['(params: Row) => void'], default: 'noop' }),
        ],
      ),
    ).toEqual([]);
  });

  it('does not report a prop that is now inherited as removed or added', () => {
    const listed = [
      { from: 'Base', package: 'react', props: [{ name: 'className', type: ['string'] }] },
    ];
    const own = grid([prop('className')]);
    const inherited = grid([], { inherited: listed });
    expect(compareMajors(model('v7', [own]), model('v8', [inherited]))).toEqual([]);
    expect(compareMajors(model('v7', [inherited]), model('v8', [own]))).toEqual([]);
  });

  it('keeps the deprecation message of a removed prop', () => {
    expect(compare([prop('old', { deprecated: 'Use something else.' })], [])).toEqual([
      { ...at, kind: 'removed', member: { kind: 'prop', name: 'old' }, to: 'Use something else.' },
    ]);
  });

  it('does not report a replacement by several members as a rename', () => {
    const deprecated = 'Use `localeText` instead.';
    expect(
      compare(
        [prop('okText', { deprecated }), prop('cancelText', { deprecated })],
        [prop('localeText')],
      ).map(({ kind }) => kind),
    ).toEqual(['removed', 'removed', 'added']);
  });

  it('ignores a type parameter that was removed', () => {
    const before = grid([prop('onDay', { type: ['(day: TDate) => void'] })], {
      generics: [{ name: 'TDate', constraint: [{ ref: 'ValidDate' }] }],
    });
    const after = grid([prop('onDay', { type: ['(day: ', { ref: 'ValidDate' }, ') => void'] })]);
    expect(compareMajors(model('v7', [before]), model('v8', [after]))).toEqual([]);
  });

  it('detects an unstable prop that became stable', () => {
    expect(compare([prop('unstable_rowSpanning')], [prop('rowSpanning')])).toMatchObject([
      { kind: 'renamed', from: 'unstable_rowSpanning', to: 'rowSpanning' },
    ]);
  });

  it('compares slots and classes', () => {
    const before = grid([], {
      slots: [{ name: 'footer', description: '' }],
      classes: [{ key: 'root', className: 'MuiDataGrid-root', description: '' }],
    });
    expect(compareMajors(model('v7', [before]), model('v8', [grid([])]))).toEqual([
      { ...at, kind: 'removed', member: { kind: 'slot', name: 'footer' } },
      { ...at, kind: 'removed', member: { kind: 'class', name: 'root' } },
    ]);
  });

  it('finds added, removed, renamed, and deprecated components', () => {
    const before = model('v7', [
      component('TreeView', { deprecated: 'Use `SimpleTreeView` instead.' }),
      component('Gone'),
      component('Kept'),
    ]);
    const after = model('v8', [
      component('SimpleTreeView'),
      component('Fresh'),
      component('Kept', { deprecated: 'Soon.' }),
    ]);
    expect(compareMajors(before, after)).toEqual([
      { product: 'data-grid', component: 'Gone', kind: 'removed' },
      {
        product: 'data-grid',
        component: 'SimpleTreeView',
        kind: 'renamed',
        from: 'TreeView',
        to: 'SimpleTreeView',
      },
      { product: 'data-grid', component: 'Fresh', kind: 'added' },
      { product: 'data-grid', component: 'Kept', kind: 'deprecated', to: 'Soon.' },
    ]);
  });

  it('does not report an export as added if only its page is new', () => {
    expect(
      compareMajors(model('v7', [], ['Toolbar']), model('v8', [component('Toolbar')])),
    ).toEqual([]);
  });
});
