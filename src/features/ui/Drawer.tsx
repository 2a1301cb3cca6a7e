import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import { CloseIcon } from './icons';
import { IconButton } from './IconButton';
import styles from './Drawer.module.css';

interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The edge that it slides from, in reading direction. */
  readonly side: 'start' | 'end';
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A modal panel at an edge of the screen, in a native dialog, which traps and restores the focus
 * and closes with Escape or a click outside. Its content is only mounted while it is open.
 */
export function Drawer({ isOpen, onClose, side, title, children }: DrawerProps) {
  const t = useTranslate();
  const dialogRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (isOpen && dialog && !dialog.open) {
      dialog.showModal();
    } else if (!isOpen && dialog?.open) {
      dialog.close();
    }
  }, [isOpen]);

  // A click on the dialog element itself is outside its content. Keyboard users press Escape.
  useEffect(() => {
    const dialog = dialogRef.current;
    const closeOutside = (event: MouseEvent) => {
      if (event.target === dialog) {
        dialog?.close();
      }
    };
    dialog?.addEventListener('click', closeOutside);
    return () => dialog?.removeEventListener('click', closeOutside);
  }, []);

  return (
    <dialog
      ref={dialogRef}
      className={styles.drawer}
      data-side={side}
      aria-label={title}
      onClose={onClose}
    >
      {isOpen && (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <IconButton label={t('close')} onClick={() => dialogRef.current?.close()}>
              <CloseIcon />
            </IconButton>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
