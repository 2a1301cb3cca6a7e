import { useTranslate } from '@site/src/base/browser/messages';
import { CodeIcon } from '@site/src/base/browser/ui/icons/demo';
import { useDemo } from '../model/DemoContext';
import { hasPreview, toggledView } from '../model/codeView';
import { ToolbarButton } from './ToolbarButton';

interface ToolbarCodeProps {
  readonly areaId: string;
}

/** Opens the full source; closes it, or returns to the preview. */
export function ToolbarCode({ areaId }: ToolbarCodeProps) {
  const t = useTranslate();
  const { props, view, setView } = useDemo();
  const isOpen = view === 'source';
  const label = hasPreview(props)
    ? t(isOpen ? 'demo.collapseCode' : 'demo.expandCode')
    : t(isOpen ? 'demo.hideCode' : 'demo.showCode');
  return (
    <ToolbarButton
      id="expand"
      label={label}
      icon={CodeIcon}
      aria-expanded={isOpen}
      aria-controls={areaId}
      onClick={() => setView(toggledView(view, props))}
    >
      {label}
    </ToolbarButton>
  );
}
