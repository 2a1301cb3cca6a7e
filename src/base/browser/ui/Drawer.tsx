import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { Dialog } from './Dialog';
import { CloseIcon } from './icons/page';
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

/** A dialog at an edge of the screen, with a title. */
export function Drawer({ isOpen, onClose, side, title, children }: DrawerProps) {
  const t = useTranslate();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      className={styles.drawer}
      data-side={side}
      aria-label={title}
    >
      {(close) => (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <IconButton label={t('close')} onClick={close}>
              <CloseIcon />
            </IconButton>
          </div>
          {children}
        </div>
      )}
    </Dialog>
  );
}
