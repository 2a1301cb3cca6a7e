import type { ApiTypeText } from '@site/src/api/shared/apiModel';
import { ownValue } from '@site/src/base/shared/ownValue';
import { useTranslate } from '@site/src/base/browser/messages';
import { useDefinitions } from './DefinitionsContext';
import styles from './TypeText.module.css';

interface TypeTextProps {
  readonly type: ApiTypeText;
}

/** A type whose names open their definitions. */
export function TypeText({ type }: TypeTextProps) {
  return (
    <code className={styles.type} dir="ltr">
      {type.map((part, index) =>
        typeof part === 'string' ? part : <TypeName key={`${index}-${part.ref}`} name={part.ref} />,
      )}
    </code>
  );
}

function TypeName({ name }: { readonly name: string }) {
  const t = useTranslate();
  const { definitions, show } = useDefinitions();
  if (!ownValue(definitions, name)) {
    return name;
  }
  const label = t('api-docs.definition', { name });
  // The name is beside the button, because reader views leave out what is in a button.
  return (
    <span className={styles.name}>
      {name}
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        onClick={(event) => show(name, event.currentTarget)}
      />
    </span>
  );
}
