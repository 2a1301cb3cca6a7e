import { useMemo, useRef } from 'react';
import clsx from 'clsx';
import { trackEvent } from '@site/src/audience/browser/analytics';
import {
  COPIED_RESET_MS,
  useClipboardCopy,
  useCopyLabel,
  useCopyShortcut,
} from '@site/src/base/browser/copy';
import { Button } from '@site/src/base/browser/ui/Button';
import { tokenize } from './playgroundCode';
import styles from './PlaygroundCode.module.css';

interface PlaygroundCodeProps {
  /** Undefined until the playground has loaded. */
  readonly code: string | undefined;
  /** Accessible name. */
  readonly label: string;
}

/** A scrollable region must be reachable by keyboard, although it isn't a control. */
const SCROLL_STOP = { role: 'group', tabIndex: 0 } as const;

/** The code for the current values. */
export function PlaygroundCode({ code = '', label }: PlaygroundCodeProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const { copy, status } = useClipboardCopy({ resetAfterMs: COPIED_RESET_MS.reactCodeBlock });
  const tokens = useMemo(() => tokenize(code), [code]);
  useCopyShortcut(boxRef, () => {
    void copy(code);
    trackEvent('code', { eventAction: 'copy-keyboard' });
  });
  const text = useCopyLabel(status);
  return (
    <div className={styles.code} dir="ltr">
      <Button
        variant="code"
        className={styles.copy}
        data-status={status}
        data-ga-event-category="code"
        data-ga-event-action="copy-click"
        onClick={() => void copy(code)}
      >
        <span role="status">{text}</span>
      </Button>
      <div ref={boxRef} className={styles.box} aria-label={label} {...SCROLL_STOP}>
        <pre className={styles.pre}>
          <code className={clsx('code-theme', styles.text)}>
            {tokens.map((token, position) => (
              <span key={position} className={token.type && `token ${token.type}`}>
                {token.text}
              </span>
            ))}
          </code>
        </pre>
      </div>
    </div>
  );
}
