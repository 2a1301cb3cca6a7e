import type { Direction } from '@site/src/shared/displayPreferences';
import type { PaletteMode } from '@site/src/shared/tokens';

/** How the site is shown: what MUI themes, demos and the shell are made from. */
export interface ThemeState {
  readonly dense: boolean;
  readonly direction: Direction;
  /** The mode on screen, after `system` has been resolved. */
  readonly paletteMode: PaletteMode;
}

export type ThemeAction =
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  | {
      readonly type: 'CHANGE';
      /** What is absent or null stays as it is, so that a toggle group may report "nothing chosen". */
      readonly payload: {
        readonly paletteMode?: PaletteMode | null;
        readonly direction?: Direction | null;
      };
    };

/** The state on the server and in the first client render. */
export const INITIAL_THEME_STATE: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteMode: 'light',
};

/** @throws on an action of another type, that is, while React renders. */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_DENSE':
      return { ...state, dense: action.payload };
    case 'RESET_DENSITY':
      return { ...state, dense: INITIAL_THEME_STATE.dense };
    case 'CHANGE': {
      const paletteMode = action.payload.paletteMode || state.paletteMode;
      const direction = action.payload.direction || state.direction;
      if (paletteMode === state.paletteMode && direction === state.direction) {
        // The same object: React then renders nothing.
        return state;
      }
      return { ...state, paletteMode, direction };
    }
    default:
      throw new Error(`Unrecognized type ${(action as { type: string }).type}`);
  }
}
