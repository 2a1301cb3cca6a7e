import { writeStorage } from '@site/src/base/shared/safeStorage';
import { DENSE_KEY, DIRECTION_KEY } from '@site/src/base/shared/storageKeys';
import type { ThemeAction } from './themeReducer';

/**
 * Stores what an action chose. Storing only what was chosen in this tab, instead of the whole
 * state, keeps tabs from responding to each other's changes. The palette mode isn't stored, only
 * the choice that determines it.
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
