import { useMemo, type CSSProperties, type Ref } from 'react';
import clsx from 'clsx';
import styles from './CodeLines.module.css';

/** The longest file that is shown whole, in lines. Those of quickstarts are shorter. */
const SHORT_LINES = 40;

/** Whether code is shown whole, whatever the height of the window. */
export function isShort(lines = Infinity): boolean {
  return lines <= SHORT_LINES;
}

interface CodeLinesProps {
  readonly ref?: Ref<HTMLElement>;
  /** The highlighted code; empty until it has loaded. */
  readonly html: string;
  /** The number of lines, whose height is reserved until then. */
  readonly lines: number | undefined;
}

/**
 * Code that the build highlighted. The server renders the preview, which the browser keeps: React
 * leaves such content alone while it hydrates.
 */
export function CodeLines({ ref, html, lines }: CodeLinesProps) {
  // React writes the content again whenever it gets another object.
  const content = useMemo(() => ({ __html: html }), [html]);
  return (
    <pre className={styles.pre} style={{ '--demo-lines': lines } as CSSProperties}>
      <code
        ref={ref}
        className={clsx('code-theme', styles.code)}
        translate="no"
        suppressHydrationWarning
        dangerouslySetInnerHTML={content}
      />
    </pre>
  );
}
