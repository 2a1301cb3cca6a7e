import { displayDefaults, parseDisplayOption } from './displayOption';

describe('displayDefaults', () => {
  it('starts as a list for the grid and for interfaces of the charts', () => {
    const expanded = { storageKey: 'dataGrid_apiPage_props', initial: 'expanded' };
    expect(displayDefaults({ product: 'data-grid', kind: 'component' }, 'props')).toEqual(expanded);
    expect(displayDefaults({ product: 'charts', kind: 'interface' }, 'props')).toEqual(expanded);
  });

  it('starts as a table elsewhere, with separate storage keys', () => {
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
  it('reads a stored option', () => {
    expect(parseDisplayOption('collapsed', 'table')).toBe('collapsed');
  });

  it('ignores unknown values', () => {
    expect(parseDisplayOption('tiles', 'table')).toBe('table');
    expect(parseDisplayOption(null, 'expanded')).toBe('expanded');
  });
});
