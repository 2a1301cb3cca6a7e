import { useTranslate } from '@site/src/features/i18n';
import { useDemo } from '../model/DemoContext';
import { ToolbarChat } from '../chat/ToolbarChat';
import { useExportActions } from '../export/useExportActions';
import { ToolbarButton } from './ToolbarButton';
import { ToolbarCode } from './ToolbarCode';
import { ToolbarCopy } from './ToolbarCopy';
import { ToolbarLanguage } from './ToolbarLanguage';
import { ToolbarMore } from './ToolbarMore';
import { ToolbarStopProvider, useToolbarStops } from './ToolbarStops';
import { ToolbarStyling } from './ToolbarStyling';
import { useDemoActions } from './useDemoActions';
import styles from './DemoToolbar.module.css';

interface DemoToolbarProps {
  /** Id of the code area. */
  readonly areaId: string;
  /** Id of the display bar, and whether it is open. */
  readonly barId: string;
  readonly isBarOpen: boolean;
  readonly onBarToggle: () => void;
}

/**
 * What can be done with a demo. One tab stop, arrow keys inside. Where it is narrow, the actions
 * that are needed less move into the "more" menu.
 */
export function DemoToolbar({ areaId, barId, isBarOpen, onBarToggle }: DemoToolbarProps) {
  const t = useTranslate();
  const { loadFiles, props } = useDemo();
  const { toolbarRef, stop, onKeyDown, onFocus } = useToolbarStops();
  const exportActions = useExportActions();
  const stageActions = useDemoActions();
  const demoActions = props.isCodeOnly ? [] : stageActions;

  // The code is there when a button needs it: browsers open tabs only right after the click.
  const prepare = () => void loadFiles().catch(() => undefined);

  return (
    <ToolbarStopProvider value={stop}>
      <div
        ref={toolbarRef}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('demoToolbarLabel')}
        className={styles.toolbar}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          prepare();
          onFocus(event);
        }}
        onPointerEnter={prepare}
      >
        <ToolbarChat />
        <ToolbarStyling />
        <ToolbarLanguage />
        <span className={styles.space} />
        <ToolbarCode areaId={areaId} />
        {exportActions.map((action) => (
          <ToolbarButton key={action.id} wideOnly {...action} />
        ))}
        <ToolbarCopy />
        {demoActions.map((action) => (
          <ToolbarButton key={action.id} wideOnly {...action} />
        ))}
        {!props.isCodeOnly && (
          <ToolbarButton
            id="display"
            label={t('demo.displayOptions')}
            icon="sliders"
            aria-expanded={isBarOpen}
            aria-controls={barId}
            onClick={onBarToggle}
          />
        )}
        <ToolbarMore minorActions={[...exportActions, ...demoActions]} />
      </div>
    </ToolbarStopProvider>
  );
}
