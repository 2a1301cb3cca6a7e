import { useRef } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import { LoadTrouble } from '@site/src/features/on-demand';
import { SearchIcon } from './SearchIcon';
import { typedCharacter } from './searchKeys';
import { useIsApple } from './useIsApple';
import { useSearch } from './useSearch';
import styles from './SearchButton.module.css';

/** Opens the search: an icon on phones, like a field with its shortcut on wider screens. */
export function SearchButton() {
  const t = useTranslate();
  const isApple = useIsApple();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { isOpen, query, setQuery, dialog, open, close, prepare } = useSearch();
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-label={t('algoliaSearch')}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K /' : 'Control+K /'}
        aria-busy={isOpen && dialog.status === 'loading'}
        onClick={() => open()}
        onPointerEnter={prepare}
        onFocus={prepare}
        onKeyDown={(event) => {
          const typed = typedCharacter(event.nativeEvent);
          if (typed) {
            event.preventDefault();
            open(typed);
          }
        }}
      >
        <SearchIcon />
        <span className={styles.text}>{t('searchButton')}</span>
        <kbd className={styles.shortcut}>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && dialog.status === 'failed' && (
        <LoadTrouble
          text={t('search.chunkFailed')}
          opener={buttonRef}
          onRetry={open}
          onClose={close}
        />
      )}
      {dialog.status === 'ready' && (
        <dialog.module.SearchDialog
          isOpen={isOpen}
          query={query}
          onQueryChange={setQuery}
          onClose={close}
        />
      )}
    </>
  );
}
