import { CodeFrame, codeBox, type CodeFrameProps } from '@site/src/content/browser/code-blocks';
import { CodeTokens } from './CodeTokens';
import type { LiveLanguage } from '@site/src/content/shared/tokenize';

interface LiveCodeProps extends Pick<CodeFrameProps, 'title'> {
  readonly code: string;
  readonly language: LiveLanguage;
  /** What is copied. Default: the code. */
  readonly copied?: string;
  /** Accessible name of the code. */
  readonly label: string;
  /** Default: `panel`. */
  readonly look?: CodeFrameProps['look'];
  /** Whether the code changes while the reader looks at it, so that its height is fixed on large screens. */
  readonly isSteady?: boolean;
}

/** A scrollable region must be reachable by keyboard, although it isn't a control. */
const SCROLL_STOP = { role: 'group', tabIndex: 0 } as const;

/** Code that was written for the reader, such as a snippet, with a button to copy it. */
export function LiveCode({
  code,
  copied = code,
  language,
  label,
  title,
  look = 'panel',
  isSteady,
}: LiveCodeProps) {
  return (
    <CodeFrame title={title} look={look} text={() => copied}>
      <pre
        className={codeBox}
        aria-label={label}
        data-steady={isSteady || undefined}
        {...SCROLL_STOP}
      >
        <CodeTokens code={code} language={language} />
      </pre>
    </CodeFrame>
  );
}
