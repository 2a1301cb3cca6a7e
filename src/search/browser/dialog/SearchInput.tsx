import type { KeyboardEvent } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { CloseIcon, SearchIcon } from '@site/src/base/browser/ui/icons/page';
import styles from './SearchInput.module.css';

interface SearchInputProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** Called when the composition of a character starts or ends. */
  readonly onCompose: (isComposing: boolean) => void;
  /** Called for keys outside of compositions. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onClose: () => void;
  readonly listId: string;
  /** The id of the option that Enter opens; undefined without results. */
  readonly activeId?: string;
}

/** In older Safari, a composition ends before its last key event, which has this code. */
const COMPOSING_KEY_CODE = 229;

/** The search field: a combobox that controls the list of results. */
export function SearchInput(props: SearchInputProps) {
  const { query, onQueryChange, onCompose, onKeyDown, onClose, listId, activeId } = props;
  const t = useTranslate();
  return (
    <div className={styles.row}>
      <SearchIcon className={styles.icon} />
      <input
        type="text"
        role="combobox"
        aria-expanded={activeId !== undefined}
        aria-controls={activeId === undefined ? undefined : listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-label={t('algoliaSearch')}
        className={styles.input}
        placeholder={t('search.placeholder')}
        value={query}
        onChange={(event) => onQueryChange(event.target.value)}
        onCompositionStart={() => onCompose(true)}
        onCompositionEnd={() => onCompose(false)}
        onKeyDown={(event) => {
          const { isComposing, keyCode } = event.nativeEvent;
          if (!isComposing && keyCode !== COMPOSING_KEY_CODE) {
            onKeyDown(event);
          }
        }}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
      />
      {query && (
        <Button
          variant="plain"
          className={styles.clear}
          aria-label={t('search.clear')}
          onClick={(event) => {
            onQueryChange('');
            event.currentTarget.parentElement?.querySelector('input')?.focus();
          }}
        >
          {t('search.clearShort')}
        </Button>
      )}
      <IconButton label={t('close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
