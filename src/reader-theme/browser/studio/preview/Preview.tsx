import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Canvas, useCanvasDisplay } from '@site/src/demos/browser';
import { useTranslate } from '@site/src/base/browser/messages';
import { forgetFreeze, hasFrozen, ThemePreviewContext } from '@site/src/reader-theme/browser/store';
import { stopTheme, type ReaderTheme } from '@site/src/reader-theme/browser/document';
import { Button } from '@site/src/base/browser/ui/Button';
import { Tabs } from '@site/src/base/browser/ui/Tabs';
import { ArrowRightIcon } from '@site/src/base/browser/ui/icons/page';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import type { PaletteMode } from '@site/src/base/shared/tokens';
import { SAMPLES, type Sample } from './samples';
import styles from './Preview.module.css';

interface PreviewProps {
  readonly theme: ReaderTheme;
  readonly mode: PaletteMode;
  /** Leaves a theme with which a component crashes. */
  readonly onLeave: () => void;
}

/** Live components of all products in the theme that the reader works on. */
export function Preview({ theme: current, mode, onLeave }: PreviewProps) {
  const t = useTranslate();
  // Sliders stay smooth while the components render.
  const shown = useDeferredValue(current);
  const id = useId();
  const [tab, setTab] = useState(0);
  const [retried, setRetried] = useState<string | null>(null);
  const theme = useMemo(
    () => (retried !== shown.key && hasFrozen(shown.key) ? stopTheme(shown) : shown),
    [shown, retried],
  );
  const preview = useMemo(() => ({ theme, leave: onLeave }), [theme, onLeave]);
  return (
    <ThemePreviewContext value={preview}>
      {/* On narrow screens, which show one sample at a time. */}
      <Tabs
        className={styles.tabs}
        tabs={SAMPLES.map((sample) => t(`studio.sampleTabs.${sample.id}`))}
        selected={tab}
        onSelect={setTab}
        label={t('studio.preview')}
        panelId={id}
      />
      <section
        id={id}
        className={styles.preview}
        aria-label={t('studio.preview')}
        aria-busy={shown !== current}
        style={{ background: theme.backgrounds[theme.onlyMode ?? mode] }}
        data-theme={theme.onlyMode ?? mode}
      >
        {theme.onlyMode && theme.onlyMode !== mode && (
          <p className={styles.note}>{t(`studio.onlyMode.${theme.onlyMode}`)}</p>
        )}
        {theme.isStopped && (
          <div className={styles.note} role="status">
            {t('studio.stopped')}{' '}
            <Button
              variant="plain"
              onClick={() => {
                forgetFreeze();
                setRetried(theme.key);
              }}
            >
              {t('studio.stoppedRetry')}
            </Button>
          </div>
        )}
        {SAMPLES.map((sample, index) => (
          <PreviewSample key={sample.id} sample={sample} mode={mode} isCurrent={index === tab} />
        ))}
      </section>
    </ThemePreviewContext>
  );
}

interface PreviewSampleProps {
  readonly sample: Sample;
  readonly mode: PaletteMode;
  /** Whether narrow screens show it. */
  readonly isCurrent: boolean;
}

function PreviewSample({ isCurrent, mode, sample }: PreviewSampleProps) {
  const t = useTranslate();
  const display = useCanvasDisplay(useMemo(() => ({ mode }), [mode]));
  const title = t(`studio.samples.${sample.id}`);
  return (
    <article
      className={styles.sample}
      data-sample={sample.id}
      data-current={isCurrent || undefined}
      data-bg="inline"
      aria-label={title}
    >
      <Canvas
        name={`studio-${sample.id}`}
        loader={sample.load}
        isNear
        reserved={sample.height}
        display={display}
      />
      {sample.to && (
        <SiteLink to={sample.to} className={styles.guide}>
          {t('studio.guide', { product: title })}
          <ArrowRightIcon width={14} height={14} />
        </SiteLink>
      )}
    </article>
  );
}
