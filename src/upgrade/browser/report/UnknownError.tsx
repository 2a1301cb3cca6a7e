import { useRef } from 'react';
import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button, ButtonLink } from '@site/src/base/browser/ui/Button';
import { SearchOnDemand, useSearchDialog } from '@site/src/search/browser';
import styles from './Report.module.css';

/** GitHub rejects very long searches. */
const MAX_QUERY = 200;

/** Where else to look for a text that contains no known error. Nothing is sent before a click. */
export function UnknownError({ text }: { readonly text: string }) {
  const t = useTranslate();
  const { libraryRepositoryUrl } = useDocsConfig();
  const search = useSearchDialog();
  const opener = useRef<HTMLButtonElement>(null);
  const query = text.slice(0, MAX_QUERY);
  return (
    <div className={styles.from}>
      <Button
        ref={opener}
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={search.prepare}
        onFocus={search.prepare}
        onClick={() => search.open(query)}
      >
        {t('check.searchDocs')}
      </Button>
      <ButtonLink size="small" to={`${libraryRepositoryUrl}/issues?q=${encodeURIComponent(query)}`}>
        {t('check.searchIssues')}
      </ButtonLink>
      <SearchOnDemand search={search} opener={opener} />
    </div>
  );
}
