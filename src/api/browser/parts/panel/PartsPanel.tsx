import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import messages from '@generated/docs-translations/default/api-parts.json';
import { Demo, loadDemoOf } from '@site/src/demos/browser';
import { useTranslate, withLazyMessages } from '@site/src/base/browser/messages';
import { boundsOf, loadCatalogs, Outlines } from '@site/src/inspect/browser';
import { useLazy } from '@site/src/base/browser/lazy';
import { Button } from '@site/src/base/browser/ui/Button';
import { Select } from '@site/src/base/browser/ui/fields';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { CloseIcon } from '@site/src/base/browser/ui/icons/page';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import type { ApiPageData, ApiPageDemo } from '@site/src/api/shared/apiPage';
import { DEMO_PORTAL, DEMO_SCROLLER, withAttribute } from '@site/src/demos/shared/demoAttributes';
import { memberClasses } from './memberClasses';
import { revealIn } from './revealIn';
import { usePartsOf } from './usePartsOf';
import { usePointedEntry } from './usePointedEntry';
import styles from './PartsPanel.module.css';

export interface PartsPanelProps {
  readonly id: string;
  readonly page: ApiPageData;
  /** The element around the entries of slots and classes, and this panel. */
  readonly placeRef: RefObject<HTMLElement | null>;
  /** The anchor of the entry whose parts stay outlined. */
  readonly pinned: string | null;
  readonly onPin: (anchor: string) => void;
  /** Called with the number of parts in the demo, by the anchor of their entry. Must be stable. */
  readonly onCount: (counts: ReadonlyMap<string, number>) => void;
  readonly onClose: () => void;
}

const NO_PARTS: readonly Element[] = [];

/** A demo of the component, in which the entries of its classes and slots outline their parts. */
function PanelOfPage({ id, onClose, onCount, onPin, page, pinned, placeRef }: PartsPanelProps) {
  const { classes, demos = [], major, name, product, slots } = page;
  const t = useTranslate();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const demo = demos[chosen];
  const catalogs = useLazy(
    useCallback(() => loadCatalogs(major, [product]), [major, product]),
    true,
  );
  const members = useMemo(
    () => memberClasses({ classes, name, slots }, catalogs.value ?? []),
    [classes, name, slots, catalogs.value],
  );
  const parts = usePartsOf(demo?.name ?? '', scrollerRef, catalogs.value);
  const pointed = usePointedEntry({
    placeRef,
    isEntry: (anchor) => members.has(anchor),
    onPin,
    onClose,
  });
  const active = members.get(pointed ?? pinned ?? '');
  const outlined = (active && parts.get(active.className)) ?? NO_PARTS;

  useEffect(() => {
    if (parts.size > 0) {
      onCount(
        new Map(
          [...members].map(([anchor, { className }]) => [
            anchor,
            parts.get(className)?.length ?? 0,
          ]),
        ),
      );
    }
  }, [members, onCount, parts]);

  useEffect(() => {
    if (scrollerRef.current) {
      const inPanel = outlined.filter((element) => !element.closest(withAttribute(DEMO_PORTAL)));
      revealIn(scrollerRef.current, inPanel.map(boundsOf));
    }
  }, [outlined]);

  const status = () => {
    if (!active) {
      return t('apiParts.hint');
    }
    return outlined.length > 0
      ? t('apiParts.status', { member: active.title, count: outlined.length })
      : t('apiParts.statusNone', { member: active.title });
  };
  return (
    <section id={id} aria-label={t('apiParts.panel', { name })} className={styles.panel}>
      <div className={styles.head}>
        <p role="status" className={styles.status}>
          {parts.size > 0 && status()}
        </p>
        {demos.length > 1 && (
          <Select
            aria-label={t('apiParts.choose')}
            className={styles.select}
            value={chosen}
            onChange={(event) => setChosen(Number(event.target.value))}
          >
            {demos.map(({ route, title }, index) => (
              <option key={route} value={index}>
                {title}
              </option>
            ))}
          </Select>
        )}
        {demo && <SiteLink to={demo.route}>{t('apiParts.toGuide')}</SiteLink>}
        <IconButton label={t('apiParts.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div ref={scrollerRef} className={styles.scroller} {...{ [DEMO_SCROLLER]: '' }}>
        {demo && <ChosenDemo key={chosen} demo={demo} />}
        {catalogs.status === 'failed' && <Failed onRetry={() => void catalogs.load()} />}
      </div>
      <Outlines selected={null} hinted={outlined} />
    </section>
  );
}

/** Loads a demo from its guide, and runs it. */
function ChosenDemo({ demo }: { readonly demo: ApiPageDemo }) {
  const t = useTranslate();
  const { name, route } = demo;
  const { load, status, value } = useLazy(
    useCallback(() => loadDemoOf(route, name), [route, name]),
    true,
  );
  if (status === 'failed') {
    return <Failed onRetry={() => void load().catch(() => undefined)} />;
  }
  return value ? <Demo {...value} hideToolbar /> : <p role="status">{t('apiParts.loading')}</p>;
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    <p role="alert">
      {t('apiParts.failed')} <Button onClick={onRetry}>{t('retry')}</Button>
    </p>
  );
}

export const PartsPanel = withLazyMessages(messages, PanelOfPage);
