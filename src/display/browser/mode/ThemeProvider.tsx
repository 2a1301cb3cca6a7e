import {
  createContext,
  useCallback,
  useMemo,
  useReducer,
  type Dispatch,
  type ReactNode,
} from 'react';
import { persistAction } from './persistAction';
import {
  INITIAL_THEME_STATE,
  themeReducer,
  type ThemeAction,
  type ThemeState,
} from './themeReducer';
import { useDisplayEffects, type ColorModeControl } from './useDisplayEffects';

export const ThemeStateContext = createContext<ThemeState | null>(null);
ThemeStateContext.displayName = 'ThemeState';

export const ThemeDispatchContext = createContext<Dispatch<ThemeAction> | null>(null);
ThemeDispatchContext.displayName = 'ThemeDispatch';

export const ColorModeContext = createContext<ColorModeControl | null>(null);
ColorModeContext.displayName = 'ColorModeChoice';

/** Provides the theme state, and synchronizes it with the document, storage, and other tabs. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const [state, change] = useReducer(themeReducer, INITIAL_THEME_STATE);
  const { choice, setChoice } = useDisplayEffects(state, change);

  const dispatch = useCallback((action: ThemeAction) => {
    persistAction(action);
    change(action);
  }, []);
  const colorMode = useMemo(() => ({ choice, setChoice }), [choice, setChoice]);

  return (
    <ThemeDispatchContext value={dispatch}>
      <ThemeStateContext value={state}>
        <ColorModeContext value={colorMode}>{children}</ColorModeContext>
      </ThemeStateContext>
    </ThemeDispatchContext>
  );
}
