import { useTranslate } from '@site/src/features/i18n';
import { Button, PencilIcon, ResetIcon } from '@site/src/features/ui';
import { useDemo } from '../model/DemoContext';
import { useTracking } from '../toolbar/useTracking';
import styles from './EditControl.module.css';

interface EditControlProps {
  readonly onEdit: () => void;
}

/**
 * Starts editing. In the editor, it explains how to leave; once the text has changed, it also
 * resets the changes.
 */
export function EditControl({ onEdit }: EditControlProps) {
  const t = useTranslate();
  const { isEditing, isEdited, reset } = useDemo();
  const tracking = useTracking(isEdited ? 'reset' : 'edit');
  return (
    <div className={styles.root}>
      {isEditing && <span className={styles.note}>{t('demo.leaveEditor')}</span>}
      {(isEdited || !isEditing) && (
        <Button variant="code" onClick={isEdited ? reset : onEdit} {...tracking}>
          {isEdited ? <ResetIcon size={14} /> : <PencilIcon size={14} />}
          <span className={styles.text}>{isEdited ? t('demo.discard') : t('demo.edit')}</span>
        </Button>
      )}
    </div>
  );
}
