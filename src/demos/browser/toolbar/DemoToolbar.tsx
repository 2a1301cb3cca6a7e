import { useTranslate } from '@site/src/base/browser/messages';
import { useDemo } from '../model/DemoContext';
import { ToolbarCode } from './ToolbarCode';
import { ToolbarCopy } from './ToolbarCopy';
import { ToolbarInspect, type ToolbarInspectProps } from './ToolbarInspect';
import { ToolbarMore } from './ToolbarMore';
import { ToolbarOpenIn } from './ToolbarOpenIn';
import { ToolbarStopProvider, useToolbarStops } from './ToolbarStops';
import { ToolbarStyling } from './ToolbarStyling';
import styles from './DemoToolbar.module.css';

interface DemoToolbarProps extends ToolbarInspectProps {
  /** The id of the code area. */
  readonly areaId: string;
  /** Whether the display bar is open. */
  readonly isBarOpen: boolean;
  readonly onBarToggle: () => void;
}

/**
 * The toolbar of a demo: its code at the start, what takes it elsewhere at the end, everything else
 * in a menu. It is one tab stop with arrow-key navigation.
 */
export function DemoToolbar({ areaId, isBarOpen, onBarToggle, ...inspect }: DemoToolbarProps) {
  const t = useTranslate();
  const { loadFiles, props } = useDemo();
  const { toolbarRef, stop, onKeyDown, onFocus } = useToolbarStops();

  // Loads the code before a button needs it, because browsers open tabs only right after a click.
  const prepare = () => void loadFiles().catch(() => undefined);

  return (
    <ToolbarStopProvider value={stop}>
      <div
        ref={toolbarRef}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('demo.toolbar')}
        className={styles.toolbar}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          prepare();
          onFocus(event);
        }}
        onPointerEnter={prepare}
      >
        <ToolbarCode areaId={areaId} />
        <ToolbarStyling />
        <span className={styles.space} />
        <ToolbarCopy />
        <ToolbarOpenIn />
        {!props.isCodeOnly && <ToolbarInspect {...inspect} />}
        <ToolbarMore isBarOpen={isBarOpen} onBarToggle={onBarToggle} {...inspect} />
      </div>
    </ToolbarStopProvider>
  );
}
