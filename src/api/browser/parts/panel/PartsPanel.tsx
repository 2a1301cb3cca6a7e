import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import messages from '@generated/docs-translations/default/apiParts.json';
import { Demo, loadDemoOf } from '@site/src/demos/browser';
import { useTranslate, withLazyMessages } from '@site/src/base/browser/messages';
import { boundsOf, Outlines, usePartsOf, type PartsByClass } from '@site/src/inspect/browser';
import { useLazy } from '@site/src/base/browser/lazy';
import { Button } from '@site/src/base/browser/ui/Button';
import { Select } from '@site/src/base/browser/ui/fields';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { CloseIcon } from '@site/src/base/browser/ui/icons/page';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import type { ApiPageData, ApiPageDemo } from '@site/src/api/shared/apiPage';
import { DEMO_PORTAL, DEMO_SCROLLER, withAttribute } from '@site/src/demos/shared/demoAttributes';
import { classItem, slotItem } from '../../members/memberItem';
import { revealIn } from './revealIn';
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
  /** Called with the parts in the demo. Must be stable. */
  readonly onFind: (parts: PartsByClass) => void;
  readonly onClose: () => void;
}

const NO_PARTS: readonly Element[] = [];

/** A demo of the component, in which the entries of its classes and slots outline their parts. */
function PanelOfPage({ id, onClose, onFind, onPin, page, pinned, placeRef }: PartsPanelProps) {
  const { classes, demos = [], name, slots } = page;
  const t = useTranslate();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const demo = demos[chosen];
  const parts = usePartsOf(demo?.name ?? '');
  const items = useMemo(() => {
    const slotItems = slots?.map((slot) => slotItem(name, slot)) ?? [];
    const classItems = classes?.map((entry) => classItem(name, entry)) ?? [];
    const named = [...slotItems, ...classItems].filter(({ className }) => className !== undefined);
    return new Map(named.map((item) => [item.anchor, item]));
  }, [classes, name, slots]);
  const pointed = usePointedEntry({
    placeRef,
    isEntry: (anchor) => items.has(anchor),
    onPin,
    onClose,
  });
  const active = items.get(pointed ?? pinned ?? '');
  const outlined = parts.get(active?.className ?? '') ?? NO_PARTS;

  useEffect(() => {
    if (parts.size > 0) {
      onFind(parts);
    }
  }, [onFind, parts]);

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
