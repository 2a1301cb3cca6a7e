import { displayDefaults, parseDisplayOption } from './displayOption';

describe('displayDefaults', () => {
  it('starts as a list for the grid and for interfaces of the charts', () => {
    const expanded = { storageKey: 'dataGrid_apiPage_props', initial: 'expanded' };
    expect(displayDefaults({ product: 'data-grid', kind: 'component' }, 'props')).toEqual(expanded);
    expect(displayDefaults({ product: 'charts', kind: 'interface' }, 'props')).toEqual(expanded);
  });

  it('starts as a table elsewhere, under keys of its own', () => {
    expect(displayDefaults({ product: 'charts', kind: 'component' }, 'slots')).toEqual({
      storageKey: 'apiPage_slots',
      initial: 'table',
    });
    expect(displayDefaults({ product: 'date-pickers', kind: 'component' }, 'classes')).toEqual({
      storageKey: 'apiPage_classes',
      initial: 'table',
    });
  });
});

describe('parseDisplayOption', () => {
  it('reads what is stored', () => {
    expect(parseDisplayOption('collapsed', 'table')).toBe('collapsed');
  });

  it('ignores what it does not know', () => {
    expect(parseDisplayOption('tiles', 'table')).toBe('table');
    expect(parseDisplayOption(null, 'expanded')).toBe('expanded');
  });
});
