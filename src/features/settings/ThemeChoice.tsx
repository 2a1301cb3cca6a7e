import { useEffect } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import { loadReaderTheme, setReaderTheme, useReaderTheme } from '@site/src/features/reader-theme';
import { Button, ButtonLink, choiceStyles } from '@site/src/features/ui';
import { useVersion } from '@site/src/features/versions';
import { addressIn, CURRENT_MAJOR } from '@site/src/shared/versions';
import styles from './Settings.module.css';

interface ThemeChoiceProps {
  /** Closes the settings. */
  readonly onClose: () => void;
}

/** Links to the theme studio, and turns the reader's theme off. */
export function ThemeChoice({ onClose }: ThemeChoiceProps) {
  const t = useTranslate();
  const { topology } = useVersion();
  const studio = addressIn(topology, CURRENT_MAJOR, '/x/theme/');
  const theme = useReaderTheme();
  useEffect(() => void loadReaderTheme(), []);
  return (
    <div className={choiceStyles.group}>
      <p className={choiceStyles.legend}>{t('settings.theme')}</p>
      <div className={styles.theme}>
        {studio !== undefined && (
          <ButtonLink to={studio} onClick={onClose}>
            {t(theme ? 'settings.themeChange' : 'settings.themeOpen')}
          </ButtonLink>
        )}
        {theme && <Button onClick={() => void setReaderTheme(null)}>{t('themeOff')}</Button>}
      </div>
      <p className={choiceStyles.help}>{theme?.error ?? t('settings.themeHelp')}</p>
    </div>
  );
}
