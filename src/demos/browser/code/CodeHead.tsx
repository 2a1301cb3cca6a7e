import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { choiceStyles, inlineChoices } from '@site/src/base/browser/ui/ChoiceGroup';
import { useDemo } from '../model/DemoContext';
import { useTracking } from '../toolbar/useTracking';
import { CodeTabs } from './CodeTabs';
import styles from './CodeHead.module.css';

const LANGUAGES = [
  { variant: 'JS', label: 'demo.showJS', action: 'source-js' },
  { variant: 'TS', label: 'demo.showTS', action: 'source-ts' },
] as const;

/** The head of the open code: its files, its language, and editing. */
export function CodeHead({ panelId }: { readonly panelId: string }) {
  const { files, props } = useDemo();
  const hasTabs = files ? files.length > 1 : props.code.hasTabs;
  return (
    // Left to right, like the code.
    <div className={styles.head} dir="ltr">
      {hasTabs ? (
        <CodeTabs files={files ?? []} panelId={panelId} className={styles.files} />
      ) : (
        <span className={styles.file}>{files?.[0]?.name}</span>
      )}
      <div className={styles.tools}>
        <div className={inlineChoices}>
          {LANGUAGES.map((language) => (
            <LanguageButton key={language.variant} {...language} />
          ))}
        </div>
        {!props.isCodeOnly && <EditButtons />}
      </div>
    </div>
  );
}

/**
 * Shows the code of all demos in this language. Also there if both languages of this demo are
 * identical, so that the controls have the same places above all code.
 */
function LanguageButton({ variant, label, action }: (typeof LANGUAGES)[number]) {
  const t = useTranslate();
  const demo = useDemo();
  const name = `${variant}: ${t(label)}`;
  return (
    <button
      type="button"
      className={choiceStyles.option}
      aria-label={name}
      title={name}
      aria-pressed={demo.variant === variant}
      onClick={() => demo.setVariant(variant)}
      {...useTracking(action, 'demo-expand')}
    >
      {variant}
    </button>
  );
}

/** Starts and stops editing. Once the text has changed, it discards the changes, and back. */
function EditButtons() {
  const t = useTranslate();
  const { isEdited, isEditing, hasDiscarded, reset, restore, setEditing } = useDemo();
  const tracking = useTracking(isEdited ? 'reset' : 'edit', 'demo-expand');
  const restoreTracking = useTracking('restore', 'demo-expand');
  return (
    <>
      {hasDiscarded && (
        <Button variant="code" className={styles.button} onClick={restore} {...restoreTracking}>
          {t('demo.restore')}
        </Button>
      )}
      <Button
        variant="code"
        className={styles.button}
        aria-pressed={isEdited ? undefined : isEditing}
        onClick={isEdited ? reset : () => setEditing(!isEditing)}
        {...tracking}
      >
        {t(isEdited ? 'demo.discard' : 'demo.edit')}
      </Button>
    </>
  );
}
