import { useTranslate } from '@site/src/base/browser/messages';
import { InspectIcon } from '@site/src/base/browser/ui/icons/demo';
import { ToolbarButton } from './ToolbarButton';

export interface ToolbarInspectProps {
  readonly isInspecting: boolean;
  readonly onInspectToggle: () => void;
}

/** Shows what paints the parts of the demo. In a narrow toolbar, its menu does. */
export function ToolbarInspect({ isInspecting, onInspectToggle }: ToolbarInspectProps) {
  const t = useTranslate();
  return (
    <ToolbarButton
      id="inspect"
      label={t('demo.inspect')}
      hasShortcut
      // It would cover the part that is outlined.
      tooltip={isInspecting ? '' : undefined}
      icon={InspectIcon}
      aria-pressed={isInspecting}
      narrow="nothing"
      onClick={onInspectToggle}
    >
      {t('demo.inspectText')}
    </ToolbarButton>
  );
}
