import { useContext, type Context, type Dispatch } from 'react';
import { ColorModeContext, ThemeDispatchContext, ThemeStateContext } from './ThemeProvider';
import type { ThemeAction, ThemeState } from './themeReducer';
import type { ColorModeControl } from './useDisplayEffects';

/**
 * The current display of the site.
 *
 * @throws outside `ThemeProvider`
 */
export function useThemeState(): ThemeState {
  return useProvided(ThemeStateContext);
}

/**
 * Changes direction or density, and stores the change.
 *
 * @throws outside `ThemeProvider`
 */
export function useThemeDispatch(): Dispatch<ThemeAction> {
  return useProvided(ThemeDispatchContext);
}

/**
 * The reader's choice of light, dark, or system, and a function that changes it.
 *
 * @throws outside `ThemeProvider`
 */
export function useColorModeChoice(): ColorModeControl {
  return useProvided(ColorModeContext);
}

function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (value === null) {
    throw new Error('Forgot to wrap component in ThemeProvider');
  }
  return value;
}
