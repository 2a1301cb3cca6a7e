import { useRef } from 'react';
import { CopyButton } from './CopyButton';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  readonly language: string;
  /** File name or caption above the code. */
  readonly title?: string;
  /** The highlighted code: one `span.token-line` per line. */
  readonly html: string;
}

/** A code block of a page. It was highlighted during the build. */
export function CodeBlock({ language, title, html }: CodeBlockProps) {
  const codeRef = useRef<HTMLElement>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  return (
    <figure className={styles.block} dir="ltr" data-code-block="">
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div ref={frameRef} className={styles.frame}>
        <pre className={styles.pre} tabIndex={0} data-language={language}>
          <code ref={codeRef} className="code-theme" dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        <CopyButton text={() => codeRef.current?.textContent ?? ''} block={frameRef} />
      </div>
    </figure>
  );
}
