import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { Summary } from '@site/src/base/browser/ui/Summary';
import type { Part } from '../model/resolvePart';
import { PSEUDO_STATES, stateClassesOf } from '../model/statesOf';
import { useForcedStates } from './useForcedStates';
import styles from './Panel.module.css';

/** The states that a part can have, by the names with which to style them. Each can be tried. */
export function States({ part }: { readonly part: Part }) {
  const t = useTranslate();
  const { isOn, toggle } = useForcedStates(part.element);
  const classes = stateClassesOf(part);
  const states = [
    ...PSEUDO_STATES.map((name) => ({ name, state: name as string, description: undefined })),
    ...classes.map(({ className, description }) => ({
      name: `.${className}`,
      state: className,
      description,
    })),
  ];
  return (
    <details className={styles.members}>
      <Summary>{t('inspect.states', { count: states.length })}</Summary>
      <p className={styles.hint}>{t('inspect.statesHint')}</p>
      <div role="group" aria-label={t('inspect.statesGroup')} className={styles.states}>
        {states.map(({ description, name, state }) => (
          <Button
            key={state}
            size="small"
            aria-pressed={isOn(state)}
            title={description || undefined}
            onClick={() => toggle(state)}
          >
            <code dir="ltr">{name}</code>
          </Button>
        ))}
      </div>
    </details>
  );
}
