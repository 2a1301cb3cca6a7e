import type { MouseEvent } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { useParts } from './PartsContext';
import styles from './parts.module.css';

/** Shows and hides the demo in which entries outline their parts. */
export function PartsToggle() {
  const t = useTranslate();
  const parts = useParts();
  const toggle = ({ currentTarget }: MouseEvent) => {
    if (!parts?.isOpen) {
      // The panel covers the lower part of the window, and would hide the entries below the button.
      currentTarget.scrollIntoView({ block: 'start' });
    }
    parts?.toggle();
  };
  return (
    parts && (
      <Button
        size="small"
        className={styles.toggle}
        aria-expanded={parts.isOpen}
        aria-controls={parts.isOpen ? parts.panelId : undefined}
        onClick={toggle}
      >
        {t('api-docs.partsShow')}
      </Button>
    )
  );
}
