import { useTranslate } from '@site/src/features/i18n';
import { Icon } from '../Icon';
import { useDemo } from '../model/DemoContext';
import { useTracking } from '../toolbar/useTracking';
import styles from './EditControl.module.css';

interface EditControlProps {
  readonly onEdit: () => void;
}

/** Starts editing; once the text differs from the built one, it takes the changes back. */
export function EditControl({ onEdit }: EditControlProps) {
  const t = useTranslate();
  const { isEditing, isEdited, reset } = useDemo();
  const tracking = useTracking(isEdited ? 'reset' : 'edit');
  if (isEditing && !isEdited) {
    return null;
  }
  return (
    <button
      type="button"
      className={styles.control}
      data-is-edited={isEdited || undefined}
      onClick={isEdited ? reset : onEdit}
      {...tracking}
    >
      <Icon name={isEdited ? 'reset' : 'edit'} size={14} />
      <span className={styles.text}>{isEdited ? t('demo.discard') : t('demo.edit')}</span>
    </button>
  );
}
