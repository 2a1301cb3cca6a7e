import { useRef, useState } from 'react';
import messages from '@generated/docs-translations/default/themeMark.json';
import { useTranslate, withLazyMessages } from '@site/src/base/browser/messages';
import { LoadError, useLazy } from '@site/src/base/browser/lazy';
import { retryTheme, setReaderTheme } from '@site/src/reader-theme/browser/store';
import type { ReaderTheme } from '@site/src/reader-theme/browser/document';
import { importStudioPanel } from '@site/src/reader-theme/browser/studio';
import { Button, ButtonLink } from '@site/src/base/browser/ui/Button';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { PaletteIcon } from '@site/src/base/browser/ui/icons/demo';
import { CloseIcon } from '@site/src/base/browser/ui/icons/page';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';
import { useVersion } from '@site/src/versions/browser';
import { addressIn, CURRENT_MAJOR } from '@site/src/versions/shared/versions';
import styles from './ReaderThemeMark.module.css';

interface ReaderThemeMarkProps {
  readonly theme: ReaderTheme;
}

function Mark({ theme }: ReaderThemeMarkProps) {
  const t = useTranslate();
  const { topology } = useVersion();
  const studio = addressIn(topology, CURRENT_MAJOR, '/x/theme/');
  const { error } = theme;
  // The page around a frame has its own mark.
  if (window.top !== window) {
    return null;
  }
  return (
    <aside
      className={styles.mark}
      aria-label={t('themeMark.label')}
      data-broken={error !== null || undefined}
    >
      <PaletteIcon width={18} height={18} />
      <div className={styles.text} role="status">
        <span>{textOf(theme, t)}</span>
        {error !== null && !theme.isStopped && <span className={styles.error}>{error}</span>}
      </div>
      {error === null ? (
        <ChangeButton studio={studio} />
      ) : (
        studio !== undefined && (
          <ButtonLink to={studio} variant="plain">
            {t('themeMark.correct')}
          </ButtonLink>
        )
      )}
      {theme.isStopped && (
        <Button variant="plain" onClick={() => void retryTheme()}>
          {t('themeMark.retry')}
        </Button>
      )}
      <IconButton label={t('themeOff')} onClick={() => void setReaderTheme(null)}>
        <CloseIcon width={16} height={16} />
      </IconButton>
    </aside>
  );
}

/** Marks a page whose demos are in the reader's theme, or says why they aren't. */
export const ReaderThemeMark = withLazyMessages(messages, Mark);

function textOf(
  { dropped, error, isStopped }: ReaderTheme,
  t: ReturnType<typeof useTranslate>,
): string {
  if (isStopped) {
    return t('themeMark.stopped');
  }
  if (error !== null) {
    return t('themeMark.broken');
  }
  return dropped.length > 0 ? t('themeMark.partly', { count: dropped.length }) : t('themeMark.on');
}

/** Opens the most important controls. A reader who points at it will probably click it. */
function ChangeButton({ studio }: { readonly studio: string | undefined }) {
  const t = useTranslate();
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { status, value: panel, load } = useLazy(importStudioPanel);
  const prepare = () => void load().catch(() => undefined);
  const close = () => {
    setOpen(false);
    ref.current?.focus();
  };
  return (
    <>
      <Button
        ref={ref}
        variant="plain"
        aria-expanded={isOpen}
        aria-busy={isOpen && status === 'loading'}
        onClick={() => {
          setOpen(!isOpen);
          prepare();
        }}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {t('themeMark.change')}
      </Button>
      {isOpen && status === 'failed' && (
        <LoadError
          text={t('themeMark.failed')}
          opener={ref}
          onRetry={prepare}
          onClose={() => setOpen(false)}
        />
      )}
      {isOpen && panel && (
        <PartBoundary>
          <panel.StudioPanel studioAddress={studio} onClose={close} />
        </PartBoundary>
      )}
    </>
  );
}
