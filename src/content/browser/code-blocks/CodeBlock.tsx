import { useRef, useState } from 'react';
import clsx from 'clsx';
import { useAnimatedHeight } from '@site/src/base/browser/ui/useAnimatedHeight';
import { CodeFrame, type CodeFrameProps } from './CodeFrame';
import { ShowAllButton } from './ShowAllButton';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  readonly language: string;
  /** File name or caption above the code. */
  readonly title?: string;
  /** The highlighted code: one `span.token-line` per line. */
  readonly html: string;
  /** The imports that the code lacks. */
  readonly imports?: string;
}

/** Longer code is collapsed to the maximum height of the style sheet, about 18 lines. */
const MAX_LINES = 26;

/** The longest line that ends before the button on all screens but phones, in characters. */
const MAX_FIRST_LINE = 60;

/** Buttons never cover code: if one of its first two lines is too long, they are above it. */
function placeButtons(html: string, imports?: string): CodeFrameProps['buttons'] {
  const [first = '', second] = html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#?\w+;/g, '?')
    .trimEnd()
    .split('\n');
  if (imports) {
    return 'above';
  }
  if (second === undefined) {
    return 'beside';
  }
  return Math.max(first.length, second.length) > MAX_FIRST_LINE ? 'above' : 'first-lines';
}

function countLines(html: string): number {
  return html.split('class="token-line').length - 1;
}

/** What the button copies: the text, and of a diff the code after the change. */
function copiedText(code: HTMLElement | null): string {
  const kept = [...(code?.querySelectorAll('.inserted.token-line, .unchanged') ?? [])];
  return (kept.length > 0 ? kept : [code]).map((part) => part?.textContent ?? '').join('');
}

/** A code block of a page. It was highlighted during the build. */
export function CodeBlock({ language, title, html, imports }: CodeBlockProps) {
  const codeRef = useRef<HTMLElement>(null);
  const preRef = useRef<HTMLPreElement>(null);
  const [isOpen, setOpen] = useState(false);
  const lines = countLines(html);
  const isLong = lines > MAX_LINES;
  const view = isLong && !isOpen ? 'start' : 'all';
  useAnimatedHeight(isLong ? preRef : null, view);
  return (
    <CodeFrame
      title={title}
      text={() => copiedText(codeRef.current)}
      imports={imports}
      buttons={placeButtons(html, imports)}
      footer={
        isLong && (
          <ShowAllButton
            lines={lines}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            data-ga-event-category="code"
            data-ga-event-action="show-all"
          />
        )
      }
    >
      <pre
        ref={preRef}
        className={clsx('code-scroll', styles.pre)}
        tabIndex={0}
        data-language={language}
        data-view={view}
      >
        <code
          ref={codeRef}
          className="code-theme"
          translate="no"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
    </CodeFrame>
  );
}
