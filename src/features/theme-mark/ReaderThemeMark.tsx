import { useTranslate } from '@site/src/features/i18n';
import { setReaderTheme } from '@site/src/features/reader-theme';
import type { ReaderTheme } from '@site/src/features/theme-model';
import { CloseIcon, IconButton, PaletteIcon, SiteLink } from '@site/src/features/ui';
import { useVersion } from '@site/src/features/versions';
import { addressIn, CURRENT_MAJOR } from '@site/src/shared/versions';
import styles from './ReaderThemeMark.module.css';

interface ReaderThemeMarkProps {
  readonly theme: ReaderTheme;
}

/** Marks a page whose demos are in the reader's theme, or says why they aren't. */
export function ReaderThemeMark({ theme }: ReaderThemeMarkProps) {
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
        {error === null ? t('themeMark.on') : t('themeMark.broken')}
        {error !== null && <span className={styles.error}>{error}</span>}
      </div>
      {studio !== undefined && (
        <SiteLink to={studio} className={styles.link}>
          {t(error === null ? 'themeMark.change' : 'themeMark.correct')}
        </SiteLink>
      )}
      <IconButton label={t('themeOff')} onClick={() => void setReaderTheme(null)}>
        <CloseIcon width={16} height={16} />
      </IconButton>
    </aside>
  );
}
