import { useTranslate } from '@site/src/base/browser/messages';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { MoonIcon, SunIcon } from '@site/src/base/browser/ui/icons/display';
import { useColorModeChoice, useThemeState } from '@site/src/display/browser/mode';
import styles from './Header.module.css';

/**
 * Switches between light and dark mode. The settings also offer to follow the system. The page has
 * both icons, because its mode is only known in the browser, before the first paint.
 */
export function ModeButton() {
  const t = useTranslate();
  const { paletteMode } = useThemeState();
  const { setChoice } = useColorModeChoice();
  return (
    <IconButton
      label={t('appFrame.switchMode')}
      className={styles.mode}
      data-ga-event-category="header"
      data-ga-event-action="mode"
      onClick={() => setChoice(paletteMode === 'dark' ? 'light' : 'dark')}
    >
      <SunIcon />
      <MoonIcon />
    </IconButton>
  );
}
