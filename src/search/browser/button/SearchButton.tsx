import { useRef, useSyncExternalStore } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { useStoredChoice } from '@site/src/base/browser/storage';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { SearchIcon } from '@site/src/base/browser/ui/icons/page';
import { parseSlashKey } from '@site/src/base/shared/slashKey';
import { SLASH_KEY_SETTING } from '@site/src/base/shared/storageKeys';
import { SearchOnDemand } from './SearchOnDemand';
import { typedCharacter } from './searchKeys';
import { useSearch } from './useSearch';
import styles from './SearchButton.module.css';

/** Opens the search: an icon on phones, and a field with its shortcut on wider screens. */
export function SearchButton() {
  const t = useTranslate();
  const isApple = useIsApple();
  const [slashKey] = useStoredChoice(SLASH_KEY_SETTING, parseSlashKey);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const search = useSearch();
  const { isOpen, dialog, open, prepare } = search;
  return (
    <>
      <IconButton
        ref={buttonRef}
        label={t('algoliaSearch')}
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={`${isApple ? 'Meta' : 'Control'}+K${slashKey === 'on' ? ' /' : ''}`}
        aria-busy={isOpen && dialog.status === 'loading'}
        onClick={() => open()}
        onPointerEnter={prepare}
        onFocus={prepare}
        onKeyDown={(event) => {
          const typed = typedCharacter(event.nativeEvent);
          // Once it is open, what is typed is added: see `useTypedAhead`.
          if (typed && !isOpen) {
            event.preventDefault();
            open(typed);
          }
        }}
      >
        <SearchIcon />
        <span className={styles.text}>{t('searchButton')}</span>
        <kbd className={styles.shortcut}>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </IconButton>
      <SearchOnDemand search={search} opener={buttonRef} />
    </>
  );
}

const neverChanges = () => () => {};

/** Whether the reader's keyboard has a ⌘ key; false until the page has hydrated. */
function useIsApple(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => /Mac|iPhone|iPad|iPod/.test(navigator.userAgent),
    () => false,
  );
}
