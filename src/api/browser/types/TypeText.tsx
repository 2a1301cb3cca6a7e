import clsx from 'clsx';
import type { ApiTypeText } from '@site/src/api/shared/apiModel';
import { typeColors } from '@site/src/api/shared/typeColors';
import { ownValue } from '@site/src/base/shared/ownValue';
import { useDefinitions } from './DefinitionsContext';
import styles from './TypeText.module.css';

interface TypeTextProps {
  readonly type: ApiTypeText;
}

/** A type in code colors, whose names open their definitions. */
export function TypeText({ type }: TypeTextProps) {
  return (
    <code className={clsx('code-theme', styles.type)} dir="ltr">
      {type.map((part, index) =>
        typeof part === 'string' ? (
          <TypeCode key={`${index}-${part}`} text={part} />
        ) : (
          <TypeName key={`${index}-${part.ref}`} name={part.ref} />
        ),
      )}
    </code>
  );
}

function TypeCode({ text }: { readonly text: string }) {
  return typeColors(text).map(({ text: piece, token }, index) =>
    token ? (
      <span key={`${index}-${piece}`} className={`token ${token}`}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

function TypeName({ name }: { readonly name: string }) {
  const { definitions, show } = useDefinitions();
  return ownValue(definitions, name) ? (
    <button
      type="button"
      className={styles.name}
      aria-haspopup="dialog"
      onClick={(event) => show(name, event.currentTarget)}
    >
      {name}
    </button>
  ) : (
    <TypeCode text={name} />
  );
}
