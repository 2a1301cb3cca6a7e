import clsx from 'clsx';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import type { PlaygroundValue, PlaygroundValues } from '@site/src/demos/shared/playground';
import { ControlField } from './ControlField';
import type { BoundControl } from './types';
import styles from './PlaygroundPanel.module.css';

interface PlaygroundPanelProps {
  /** Empty until they have loaded; the panel reserves its height. */
  readonly controls: readonly BoundControl[];
  readonly values: PlaygroundValues;
  readonly onChange: (name: string, value: PlaygroundValue) => void;
  readonly onReset: () => void;
}

/** The controls of a playground, one per line. If they don't fit, a fade shows that they scroll. */
export function PlaygroundPanel({ controls, values, onChange, onReset }: PlaygroundPanelProps) {
  const t = useTranslate();
  return (
    <form
      className={styles.panel}
      aria-label={t('playground.controls')}
      aria-busy={controls.length === 0}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.head}>
        <span>{t('playground.controls')}</span>
        <Button variant="plain" onClick={onReset}>
          {t('playground.reset')}
        </Button>
      </div>
      <div className={clsx('code-scroll-both', styles.fields)}>
        {controls.map((control) => (
          <ControlField
            key={control.name}
            control={control}
            value={values[control.name] ?? control.default}
            onChange={(value) => onChange(control.name, value)}
          />
        ))}
      </div>
    </form>
  );
}
