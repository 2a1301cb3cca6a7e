import type { ComponentType } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLazy } from '@site/src/base/browser/lazy';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from './Button';
import styles from './ToolPage.module.css';

interface ToolPageProps {
  readonly title: string;
  readonly lead: string;
  /** What is shown instead of the tool if it can't be loaded, and without scripts. */
  readonly failed: string;
  readonly noScript: string;
  /** Loads the tool; a stable function. */
  readonly load: () => Promise<ComponentType>;
  /** Whether the tool uses the whole width of large screens. */
  readonly isWide?: boolean;
}

/** A page with a tool. The static page says what it is for, and the tool loads in the browser. */
export function ToolPage(props: ToolPageProps) {
  const { failed, isWide, lead, noScript, title } = props;
  const t = useTranslate();
  const isBrowser = useIsBrowser();
  const { load, status, value: Tool } = useLazy(props.load, isBrowser);
  return (
    <main id="main-content" className={styles.page} data-wide={isWide}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {Tool ? (
        <Tool />
      ) : (
        <div className={styles.reservedSpace} aria-busy={status !== 'failed'}>
          {status === 'failed' && (
            <p role="alert">
              {failed}{' '}
              <Button onClick={() => void load().catch(() => undefined)}>{t('retry')}</Button>
            </p>
          )}
          <noscript>
            <p>{noScript}</p>
          </noscript>
        </div>
      )}
    </main>
  );
}
