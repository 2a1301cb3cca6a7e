import type { ComponentType, ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLazy } from '@site/src/base/browser/lazy';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from './Button';
import styles from './ToolPage.module.css';

interface ToolFrameProps {
  readonly title: string;
  readonly lead: string;
  /** Whether the tool uses the whole width of large screens. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page outside the docs: its head, which has the same place on all of them, and its content. */
export function ToolFrame({ children, isWide, lead, title }: ToolFrameProps) {
  return (
    <main id="main-content" className={styles.page} data-wide={isWide}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  );
}

interface ToolPageProps extends Omit<ToolFrameProps, 'children'> {
  /** What is shown instead of the tool if it can't be loaded, and without scripts. */
  readonly failed: string;
  readonly noScript: string;
  /** Loads the tool; a stable function. */
  readonly load: () => Promise<ComponentType>;
}

/** A page with a tool. The static page says what it is for, and the tool loads in the browser. */
export function ToolPage(props: ToolPageProps) {
  const { failed, isWide, lead, noScript, title } = props;
  const t = useTranslate();
  const isBrowser = useIsBrowser();
  const { load, status, value: Tool } = useLazy(props.load, isBrowser);
  return (
    <ToolFrame title={title} lead={lead} isWide={isWide}>
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
    </ToolFrame>
  );
}
