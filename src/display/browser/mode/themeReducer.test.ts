import { INITIAL_THEME_STATE, themeReducer, type ThemeAction } from './themeReducer';

const state = INITIAL_THEME_STATE;

describe('themeReducer', () => {
  it('starts light, left to right, and not dense', () => {
    expect(state).toEqual({ dense: false, direction: 'ltr', paletteMode: 'light' });
  });

  it('SET_DENSE sets the density', () => {
    const dense = themeReducer(state, { type: 'SET_DENSE', payload: true });
    expect(dense).toEqual({ ...state, dense: true });
    expect(themeReducer(dense, { type: 'SET_DENSE', payload: false })).toEqual(state);
  });

  it('RESET_DENSITY returns to normal density', () => {
    expect(themeReducer({ ...state, dense: true }, { type: 'RESET_DENSITY' })).toEqual(state);
  });

  it('CHANGE updates the given properties and keeps the others', () => {
    const dense = { ...state, dense: true };
    expect(themeReducer(dense, { type: 'CHANGE', payload: { direction: 'rtl' } })).toEqual({
      dense: true,
      direction: 'rtl',
      paletteMode: 'light',
    });
    expect(
      themeReducer(dense, { type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl' } }),
    ).toEqual({ dense: true, direction: 'rtl', paletteMode: 'dark' });
  });

  it.each([
    {},
    { paletteMode: 'light' as const },
    { direction: 'ltr' as const },
    { paletteMode: 'light' as const, direction: 'ltr' as const },
    { paletteMode: null, direction: null },
    { paletteMode: undefined, direction: undefined },
  ])('CHANGE to %j returns the same object', (payload) => {
    expect(themeReducer(state, { type: 'CHANGE', payload })).toBe(state);
  });

  it('throws on any other action', () => {
    const action = { type: 'TOGGLE_DENSE' } as unknown as ThemeAction;
    expect(() => themeReducer(state, action)).toThrow(new Error('Unrecognized type TOGGLE_DENSE'));
  });
});
