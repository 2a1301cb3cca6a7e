import { useTranslate } from '@site/src/base/browser/messages';
import { ResetIcon } from '@site/src/base/browser/ui/icons/demo';
import { PencilIcon } from '@site/src/base/browser/ui/icons/page';
import { useDemo } from '../model/DemoContext';
import { ToolbarButton } from './ToolbarButton';

/** Starts and stops editing. Once the text has changed, it discards the changes. */
export function ToolbarEdit() {
  const t = useTranslate();
  const { isEdited, isEditing, reset, setEditing, setView, view } = useDemo();
  const isOpen = isEditing && view === 'source';
  const toggle = () => {
    setView('source');
    setEditing(!isOpen);
  };
  const label = t(isEdited ? 'demo.discard' : 'demo.edit');
  return (
    <ToolbarButton
      id="edit"
      label={label}
      icon={isEdited ? ResetIcon : PencilIcon}
      action={isEdited ? 'reset' : 'edit'}
      aria-pressed={isEdited ? undefined : isOpen}
      narrow="icon"
      onClick={isEdited ? reset : toggle}
    >
      {label}
    </ToolbarButton>
  );
}
