import { useMemo, type CSSProperties, type Ref } from 'react';
import clsx from 'clsx';
import styles from './CodeLines.module.css';

/** Files with at most so many lines are shown whole, because readers of quickstarts need all of them. */
const SHORT_LINES = 40;

/** The attribute of the box around code that is shown whole. */
export function shortAttribute(lines: number | undefined): { 'data-short'?: '' } {
  return lines !== undefined && lines <= SHORT_LINES ? { 'data-short': '' } : {};
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
