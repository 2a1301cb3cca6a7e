import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton';
import styles from './CodeBlock.module.css';

export interface CodeFrameProps {
  /** File name or caption above the code. */
  readonly title?: string;
  /**
   * A block of a page, one in a narrow panel, whose button to copy is beside the title, or one that
   * fills a card. Default: `page`.
   */
  readonly look?: 'page' | 'panel' | 'card';
  /** Called when the reader copies. */
  readonly text: () => string;
  /** What is below the code. */
  readonly footer?: ReactNode;
  /** The code: an element with the class `codeBox`. */
  readonly children: ReactNode;
}

/** The class of the element with the code, which scrolls in panels and cards. */
export const codeBox = clsx('code-scroll-both', styles.pre, styles.box);

/** The surface of all code: its title, a button to copy it, and the code itself. */
export function CodeFrame({ title, look = 'page', text, footer, children }: CodeFrameProps) {
  return (
    <figure className={styles.block} dir="ltr" data-code-block="" data-look={look}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.frame}>
        <CopyButton text={text} source={look === 'page' ? 'codeBlock' : 'reactCodeBlock'} />
        {children}
      </div>
      {footer}
    </figure>
  );
}
