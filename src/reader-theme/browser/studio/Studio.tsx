import { useCallback, useId, useState } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { useThemeState } from '@site/src/display/browser/mode';
import { isEmpty, NO_THEME } from '@site/src/reader-theme/browser/document';
import type { PaletteMode } from '@site/src/base/shared/tokens';
import { CodePanel, type CodeDraft } from './code/CodePanel';
import { Problems } from './code/Problems';
import { ControlPanel, type Panel } from './controls/ControlPanel';
import { PresetList } from './controls/PresetList';
import { ExportDialog } from './export/ExportDialog';
import { useStudio } from './model/useStudio';
import { useUndoKeys } from './model/useUndoKeys';
import { Preview } from './preview/Preview';
import { SharedNotice } from './share/SharedNotice';
import { useSharedTheme } from './share/useSharedTheme';
import { StudioBar } from './StudioBar';
import styles from './Studio.module.css';

/** The studio: controls, code, and a preview with live components. */
export default function Studio() {
  const t = useTranslate();
  const panelId = useId();
  const studio = useStudio();
  const { shared, error, dismiss } = useSharedTheme();
  const { paletteMode } = useThemeState();
  const [chosenMode, setMode] = useState<PaletteMode | null>(null);
  const mode = chosenMode ?? paletteMode;
  const [panel, setPanel] = useState<Panel>(studio.broken === null ? 'colors' : 'code');
  const [draft, setDraft] = useState<CodeDraft | null>(null);
  const [isExporting, setExporting] = useState(false);
  const { stored, theme, open, undo, redo, canUndo } = studio;
  useUndoKeys(undo, redo);
  // A change elsewhere, such as a preset, replaces what the reader typed.
  const isCurrent = JSON.stringify(draft?.of) === JSON.stringify(stored);
  const code = isCurrent ? draft : null;

  const leave = useCallback(
    () => (canUndo ? undo() : open(NO_THEME, 'reset')),
    [canUndo, undo, open],
  );

  const paste = () => {
    setPanel('code');
    requestAnimationFrame(() => {
      const field = window.document.getElementById(panelId)?.querySelector('textarea');
      field?.focus();
      field?.select();
    });
  };

  return (
    <div className={styles.studio}>
      <StudioBar
        studio={studio}
        mode={mode}
        onMode={setMode}
        onPaste={paste}
        onExport={() => setExporting(true)}
      />
      <div role="status" className={styles.messages}>
        {!studio.isStored && <p className={styles.warning}>{t('studio.notStored')}</p>}
        {error !== null && <p className={styles.warning}>{t('studio.linkFailed', { error })}</p>}
      </div>
      {studio.isUnchanged && theme.dropped.length > 0 && (
        <details className={styles.warning}>
          <summary>{t('studio.storedDropped', { count: theme.dropped.length })}</summary>
          <Problems problems={theme.dropped} />
        </details>
      )}
      {shared && (
        <SharedNotice
          shared={shared}
          hasOwn={!isEmpty(stored)}
          onAccept={() => {
            open(shared.stored, 'link');
            dismiss();
          }}
          onReject={dismiss}
        />
      )}
      <div className={styles.workspace}>
        <div id={panelId} className={styles.controls} inert={shared !== null}>
          <PresetList mode={mode} studio={studio} />
          <ControlPanel
            mode={mode}
            studio={studio}
            panel={panel}
            onPanel={setPanel}
            code={<CodePanel studio={studio} draft={code} onDraft={setDraft} />}
          />
        </div>
        <div className={styles.preview}>
          <Preview theme={shared ?? theme} mode={mode} onLeave={leave} />
        </div>
      </div>
      <ExportDialog theme={theme} isOpen={isExporting} onClose={() => setExporting(false)} />
    </div>
  );
}
