import { PartBoundary } from './PartBoundary';
import { useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from 'react';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'children' | 'onClose'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called after it has opened, to move the focus. */
  readonly onOpen?: (dialog: HTMLDialogElement) => void;
  /** The content, which is only mounted while the dialog is open. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A modal native dialog, which traps and restores the focus and closes with Escape or a click
 * outside. Its look comes from `className`.
 */
export function Dialog({ isOpen, onClose, onOpen, children, ...props }: DialogProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const handleOpen = useEffectEvent((opened: HTMLDialogElement) => onOpen?.(opened));

  useEffect(() => {
    if (isOpen && dialog && !dialog.open) {
      dialog.showModal();
      handleOpen(dialog);
    } else if (!isOpen && dialog?.open) {
      dialog.close();
    }
  }, [dialog, isOpen]);

  // The dialog element itself is outside its content. A click must also begin there, because a
  // reader who selects text may release the pointer outside.
  useEffect(() => {
    let isPressedOutside = false;
    const onPress = ({ target }: Event) => {
      isPressedOutside = target === dialog;
    };
    const onClick = ({ target }: Event) => {
      if (isPressedOutside && target === dialog) {
        dialog?.close();
      }
    };
    dialog?.addEventListener('pointerdown', onPress);
    dialog?.addEventListener('click', onClick);
    return () => {
      dialog?.removeEventListener('pointerdown', onPress);
      dialog?.removeEventListener('click', onClick);
    };
  }, [dialog]);

  return (
    <dialog ref={setDialog} onClose={onClose} {...props}>
      {isOpen && <PartBoundary>{children(() => dialog?.close())}</PartBoundary>}
    </dialog>
  );
}
