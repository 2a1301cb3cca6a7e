import { useRef, useState } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { SearchOnDemand, useSearchDialog } from '@site/src/search/browser';
import { TextField } from '@site/src/base/browser/ui/fields';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { SearchIcon } from '@site/src/base/browser/ui/icons/page';
import styles from './SearchField.module.css';

/** Longer text can't be a search. */
const MAX_LENGTH = 200;

/** A field in the page that opens the search with its text. */
export function SearchField({ initialQuery }: { readonly initialQuery: string }) {
  const t = useTranslate();
  const [typed, setTyped] = useState(initialQuery);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const search = useSearchDialog();
  const { isOpen, dialog, open, prepare } = search;
  return (
    <>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          open(typed.trim());
        }}
      >
        <TextField
          type="search"
          className={styles.input}
          aria-label={t('algoliaSearch')}
          value={typed}
          maxLength={MAX_LENGTH}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={prepare}
        />
        <IconButton
          ref={buttonRef}
          type="submit"
          className={styles.button}
          aria-haspopup="dialog"
          label={t('searchButton')}
          aria-busy={isOpen && dialog.status === 'loading'}
          onPointerEnter={prepare}
        >
          <SearchIcon />
        </IconButton>
      </form>
      <SearchOnDemand search={search} opener={buttonRef} />
    </>
  );
}
