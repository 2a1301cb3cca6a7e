import type { ComponentProps } from 'react';
import { codeBox, CodeFrame } from '@site/src/content/browser/code-blocks';
import { CodeTokens } from '@site/src/content/browser/live-code';
import styles from './CodeField.module.css';

interface CodeFieldProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  /** The name of the file. */
  readonly title: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/**
 * A block of code that can be edited: a field whose text is invisible, above the same text in color.
 * It is as large as its text, and the block around it scrolls. The Tab key leaves it.
 */
export function CodeField({ title, value, onChange, placeholder, ...props }: CodeFieldProps) {
  return (
    <div className={styles.root}>
      <CodeFrame title={title} look="panel" text={() => value}>
        <div className={codeBox}>
          <div className={styles.layers} data-empty={value === '' || undefined}>
            <pre aria-hidden="true" className={styles.colors}>
              <CodeTokens code={value || (placeholder ?? '')} language="tsx" />
              {/* The line after a final line break, where the caret can be. */}
              {'\n'}
            </pre>
            <textarea
              className={styles.field}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              placeholder={placeholder}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              {...props}
            />
          </div>
        </div>
      </CodeFrame>
    </div>
  );
}
