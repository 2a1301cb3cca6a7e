import { useEffect, useMemo, useRef } from 'react';
import messages from '@generated/docs-translations/default/studio.json';
import { useTranslate, withLazyMessages } from '@site/src/base/browser/messages';
import { useThemeState } from '@site/src/display/browser/mode';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { RedoIcon, UndoIcon } from '@site/src/base/browser/ui/icons/history';
import { CloseIcon } from '@site/src/base/browser/ui/icons/page';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { useDismissal } from '@site/src/base/browser/ui/useDismissal';
import { ColorControl } from '../controls/ColorControl';
import { ControlField } from '../controls/ControlField';
import { PresetList } from '../controls/PresetList';
import { themeFor } from '../model/contrast';
import { SHAPE_CONTROLS, TYPE_CONTROLS } from '../model/controls';
import { useStudio } from '../model/useStudio';
import styles from './StudioPanel.module.css';

interface StudioPanelProps {
  readonly studioAddress: string | undefined;
  readonly onClose: () => void;
}

/** The controls that change a theme most. */
const QUICK = ['radius', 'spacing', 'density', 'font'];
const CONTROLS = [...SHAPE_CONTROLS, ...TYPE_CONTROLS].filter(({ id }) => QUICK.includes(id));

function QuickControls({ studioAddress, onClose }: StudioPanelProps) {
  const t = useTranslate();
  const ref = useRef<HTMLElement>(null);
  const studio = useStudio();
  const { paletteMode: mode } = useThemeState();
  const theme = useMemo(() => themeFor(studio.document, mode), [studio.document, mode]);
  useDismissal(true, onClose);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section
      ref={ref}
      role="dialog"
      tabIndex={-1}
      aria-label={t('studio.quick')}
      className={styles.panel}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{t('studio.quick')}</h2>
        <IconButton label={t('studio.undo')} disabled={!studio.canUndo} onClick={studio.undo}>
          <UndoIcon />
        </IconButton>
        <IconButton label={t('studio.redo')} disabled={!studio.canRedo} onClick={studio.redo}>
          <RedoIcon />
        </IconButton>
        <IconButton label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles.body}>
        <PresetList mode={mode} studio={studio} />
        {(['primary.main', 'secondary.main'] as const).map((path) => (
          <ColorControl
            key={`${mode}.${path}`}
            path={path}
            mode={mode}
            theme={theme}
            studio={studio}
          />
        ))}
        {CONTROLS.map((control) => (
          <ControlField key={control.id} control={control} studio={studio} />
        ))}
        {studioAddress !== undefined && (
          <SiteLink to={studioAddress} className={styles.link}>
            {t('studio.all')}
          </SiteLink>
        )}
      </div>
    </section>
  );
}

/** The most important controls, beside the demos of a page, which change immediately. */
export const StudioPanel = withLazyMessages(messages, QuickControls);
