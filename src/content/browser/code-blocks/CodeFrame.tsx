import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
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
  /** The imports that the code lacks, which a second button copies with it. */
  readonly imports?: string;
  /**
   * Where the buttons are, if there is no title: `above` the code, `beside` it, or beside its
   * `first-lines`, which on phones is above it, too. Default: `first-lines`.
   */
  readonly buttons?: 'above' | 'beside' | 'first-lines';
  /** What is below the code. */
  readonly footer?: ReactNode;
  /** The code: an element with the class `codeBox`. */
  readonly children: ReactNode;
}

/** The class of the element with the code, which scrolls in panels and cards. */
export const codeBox = clsx('code-scroll-both', styles.pre, styles.box);

/** Code below its imports. Imports of types that it begins with belong to them. */
function withImports(imports: string, code: string): string {
  return `${imports}\n${code.startsWith('import ') ? '' : '\n'}${code}`;
}

/** The surface of all code: its title, buttons to copy it, and the code itself. */
export function CodeFrame({
  title,
  look = 'page',
  text,
  imports,
  buttons = 'first-lines',
  footer,
  children,
}: CodeFrameProps) {
  const t = useTranslate();
  return (
    <figure className={styles.block} dir="ltr" data-code-block="" data-look={look}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.frame} data-buttons={title ? undefined : buttons}>
        <CopyButton text={text} source={look === 'page' ? 'codeBlock' : 'reactCodeBlock'} />
        {imports && (
          <CopyButton
            text={() => withImports(imports, text())}
            isSecond
            className={styles.withImports}
          >
            {t('copyWithImports')}
          </CopyButton>
        )}
        {children}
      </div>
      {footer}
    </figure>
  );
}
