import type { Direction } from '@site/src/display/shared/displayPreferences';
import type { PaletteMode } from '@site/src/base/shared/tokens';

/** The display of the site, from which MUI themes, demos, and the shell are derived. */
export interface ThemeState {
  readonly dense: boolean;
  readonly direction: Direction;
  /** The displayed mode, after `system` has been resolved. */
  readonly paletteMode: PaletteMode;
}

export type ThemeAction =
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  | {
      readonly type: 'CHANGE';
      /**
       * Missing or `null` properties stay unchanged, so that a toggle group can report "nothing
       * chosen".
       */
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

/** @throws for an unknown action, while React renders */
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
        // With the same object, React skips the render.
        return state;
      }
      return { ...state, paletteMode, direction };
    }
    default:
      throw new Error(`Unrecognized type ${(action as { type: string }).type}`);
  }
}
