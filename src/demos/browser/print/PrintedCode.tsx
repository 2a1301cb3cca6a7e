import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { DEMO_CANVAS, withAttribute } from '@site/src/demos/shared/demoAttributes';
import { CodeLines } from '../code/CodeLines';
import { printedHtml } from './printedHtml';
import styles from './PrintedCode.module.css';

interface PrintedCodeProps {
  /** The name of the demo. */
  readonly name: string;
  /** The URL of its sources. */
  readonly url: string | undefined;
  /** The card of the demo. */
  readonly card: RefObject<HTMLElement | null>;
}

const RENDERED = `:scope > ${withAttribute(DEMO_CANVAS)}[data-status='ready']`;

/**
 * On paper, the code of a demo that hasn't been rendered, in its place. Demos start when they come
 * near the viewport, and browsers don't wait for them before they print.
 */
export function PrintedCode({ name, url, card }: PrintedCodeProps) {
  const [html, setHtml] = useState('');
  useEffect(() => {
    const fill = () => {
      const isRendered = card.current?.querySelector(RENDERED);
      const code = url === undefined || isRendered ? '' : printedHtml(url, name);
      flushSync(() => setHtml(code));
    };
    window.addEventListener('beforeprint', fill);
    return () => window.removeEventListener('beforeprint', fill);
  }, [name, url, card]);
  return (
    html && (
      <div className={styles.printed} dir="ltr">
        <CodeLines html={html} lines={0} />
      </div>
    )
  );
}
