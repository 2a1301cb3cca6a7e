import { displayDefaults, parseDisplayOption } from './displayOption';

describe('displayDefaults', () => {
  const grid = { product: 'data-grid', kind: 'component' } as const;
  const chart = { product: 'charts', kind: 'component' } as const;

  it('starts as a list on all pages, and the classes as a collapsed list', () => {
    for (const page of [grid, chart]) {
      const initial = (section: 'props' | 'slots' | 'classes') =>
        displayDefaults(page, section).initial;
      expect([initial('props'), initial('slots'), initial('classes')]).toEqual([
        'expanded',
        'expanded',
        'collapsed',
      ]);
    }
  });

  it('has separate storage keys for the grid and for interfaces of the charts', () => {
    expect(displayDefaults(grid, 'props').storageKey).toBe('dataGrid_apiPage_props');
    expect(displayDefaults({ ...chart, kind: 'interface' }, 'props').storageKey).toBe(
      'dataGrid_apiPage_props',
    );
    expect(displayDefaults(chart, 'slots').storageKey).toBe('apiPage_slots');
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
