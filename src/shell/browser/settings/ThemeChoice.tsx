import { useEffect } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import {
  loadReaderTheme,
  setReaderTheme,
  useReaderTheme,
} from '@site/src/reader-theme/browser/store';
import { Button, ButtonLink } from '@site/src/base/browser/ui/Button';
import { choiceStyles } from '@site/src/base/browser/ui/ChoiceGroup';
import { useVersion } from '@site/src/versions/browser';
import { addressIn, CURRENT_MAJOR } from '@site/src/versions/shared/versions';
import styles from './Settings.module.css';

interface ThemeChoiceProps {
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
