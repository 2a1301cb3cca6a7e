import type { CSSProperties } from 'react';
import clsx from 'clsx';
import type { DemoSourceFile } from '@site/src/demos/shared/demo';
import { useDemo } from '../model/DemoContext';
import styles from './CodePanel.module.css';

interface HighlightedProps {
  readonly file: DemoSourceFile | undefined | null;
}

/** Code that the build highlighted. Until it has loaded, empty lines reserve its height. */
export function Highlighted({ file }: HighlightedProps) {
  const { props, view, variant } = useDemo();
  const counts = (view === 'preview' && props.code.previewLines) || props.code.lines;
  const lines = variant === 'JS' ? counts.js : counts.ts;
  return (
    <pre
      className={styles.pre}
      aria-busy={!file}
      style={file ? undefined : ({ '--demo-lines': lines } as CSSProperties)}
    >
      {file && (
        <code
          className={clsx('code-theme', styles.code)}
          dangerouslySetInnerHTML={{ __html: file.html }}
        />
      )}
    </pre>
  );
}
