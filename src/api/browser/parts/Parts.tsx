import { useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { useLazy } from '@site/src/base/browser/lazy';
import { Button } from '@site/src/base/browser/ui/Button';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';
import type { ApiPageData } from '@site/src/api/shared/apiPage';
import { PartsContext, type PartsState } from './PartsContext';
import styles from './parts.module.css';

const importPanel = () => import('./panel/PartsPanel');

interface PartsProps extends ApiPageData {
  /** The sections of slots and classes. */
  readonly children: ReactNode;
}

/**
 * The sections about the parts of a component. On request, a demo opens below them, in which they
 * outline their parts.
 */
export function Parts({ children, ...page }: PartsProps) {
  const t = useTranslate();
  const panelId = useId();
  const placeRef = useRef<HTMLElement>(null);
  const openerRef = useRef<Element>(null);
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<PartsState['found']>(null);
  const [pinned, setPinned] = useState<string | null>(null);
  const { value: panel, status, load } = useLazy(importPanel, isOpen);

  const pin = useCallback(
    (anchor: string) => setPinned((before) => (before === anchor ? null : anchor)),
    [],
  );
  const toggle = useCallback(() => {
    openerRef.current = document.activeElement;
    setOpen(!isOpen);
    setFound(null);
    setPinned(null);
  }, [isOpen]);
  const close = useCallback(() => {
    (openerRef.current as HTMLElement | null)?.focus();
    toggle();
  }, [toggle]);
  const state = useMemo(
    () => ({ isOpen, toggle, panelId, found, pinned, pin }),
    [isOpen, toggle, panelId, found, pinned, pin],
  );

  return (
    <PartsContext value={state}>
      {/* Not a `div`, because reader views remove those with little text, and their headings. */}
      <section ref={placeRef} data-parts={isOpen ? 'open' : undefined} className={styles.parts}>
        {children}
        {isOpen && status === 'failed' && (
          <p role="alert">
            {t('fetchFailed')}{' '}
            <Button onClick={() => void load().catch(() => undefined)}>{t('retry')}</Button>
          </p>
        )}
        {isOpen && panel && (
          <PartBoundary>
            <panel.PartsPanel
              id={panelId}
              page={page}
              placeRef={placeRef}
              pinned={pinned}
              onPin={pin}
              onFind={setFound}
              onClose={close}
            />
          </PartBoundary>
        )}
      </section>
    </PartsContext>
  );
}
