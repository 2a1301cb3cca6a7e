import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { ChoiceGroup } from '@site/src/base/browser/ui/ChoiceGroup';
import { Switch } from '@site/src/base/browser/ui/fields';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { MoonIcon, SunIcon } from '@site/src/base/browser/ui/icons/display';
import { RedoIcon, UndoIcon } from '@site/src/base/browser/ui/icons/history';
import { isEmpty, NO_THEME } from '@site/src/reader-theme/browser/document';
import type { PaletteMode } from '@site/src/base/shared/tokens';
import type { Studio } from './model/useStudio';
import { ShareButton } from './share/ShareButton';
import styles from './StudioBar.module.css';

interface StudioBarProps {
  readonly studio: Studio;
  readonly mode: PaletteMode;
  readonly onMode: (mode: PaletteMode) => void;
  readonly onPaste: () => void;
  readonly onExport: () => void;
}

/** What applies to the whole theme. */
export function StudioBar({ studio, mode, onMode, onPaste, onExport }: StudioBarProps) {
  const t = useTranslate();
  const { stored, isOn, canUndo, canRedo, undo, redo, open, turn } = studio;
  return (
    <div role="group" aria-label={t('studio.tools')} className={styles.bar}>
      <div className={styles.group}>
        <label className={styles.apply} data-on={isOn || undefined}>
          <Switch
            className={styles.switch}
            checked={isOn}
            onChange={(event) => turn(event.target.checked)}
            data-ga-event-category="theme-studio"
            data-ga-event-action="apply"
          />
          {t('studio.apply')}
        </label>
        <Button
          disabled={isEmpty(stored)}
          title={isEmpty(stored) ? t('studio.nothingChanged') : undefined}
          onClick={() => open(NO_THEME, 'reset')}
        >
          {t('studio.reset')}
        </Button>
        <Button onClick={onPaste}>{t('studio.paste')}</Button>
        <ShareButton stored={stored} />
      </div>
      <div className={styles.group} data-sticky="">
        <IconButton label={t('studio.undo')} disabled={!canUndo} onClick={undo}>
          <UndoIcon />
        </IconButton>
        <IconButton label={t('studio.redo')} disabled={!canRedo} onClick={redo}>
          <RedoIcon />
        </IconButton>
        <div className={styles.modes}>
          <ChoiceGroup
            label={t('settings.mode')}
            isLabelHidden
            value={mode}
            onChange={onMode}
            category="theme-studio"
            options={[
              { value: 'light', label: t('settings.light'), icon: <SunIcon /> },
              { value: 'dark', label: t('settings.dark'), icon: <MoonIcon /> },
            ]}
          />
        </div>
        <Button variant="primary" onClick={onExport}>
          {t('studio.export')}
        </Button>
      </div>
    </div>
  );
}
