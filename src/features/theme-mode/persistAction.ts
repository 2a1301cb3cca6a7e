import { DENSE_KEY, DIRECTION_KEY } from '@site/src/shared/displayPreferences';
import { writeStorage } from '@site/src/shared/safeStorage';
import type { ThemeAction } from './themeReducer';

/**
 * Remembers what an action chose. Storing what was chosen here, and not whatever the state is, keeps
 * two tabs from answering each other: a change that came from another tab is not written again.
 * The palette mode is not stored: the choice behind it is.
 */
export function persistAction(action: ThemeAction): void {
  switch (action.type) {
    case 'SET_DENSE':
      writeStorage(DENSE_KEY, String(action.payload));
      break;
    case 'RESET_DENSITY':
      writeStorage(DENSE_KEY, 'false');
      break;
    case 'CHANGE':
      if (action.payload.direction) {
        writeStorage(DIRECTION_KEY, action.payload.direction);
      }
      break;
    default:
  }
}
