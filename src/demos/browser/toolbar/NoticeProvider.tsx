import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Notice } from '@site/src/base/browser/ui/Notice';

const NoticeContext = createContext<(message: string) => void>(() => undefined);

/** Returns the function that shows a short message at the edge of the screen. */
export function useNotice(): (message: string) => void {
  return useContext(NoticeContext);
}

/** Shows one message of the controls inside at a time. */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [notice, setNotice] = useState({ text: '' });
  const show = useCallback((text: string) => setNotice({ text }), []);
  // Changes with every message, so that the same one is shown for its full time again.
  const hide = useCallback(
    () => setNotice((current) => (current === notice ? { text: '' } : current)),
    [notice],
  );
  return (
    <NoticeContext value={show}>
      {children}
      {createPortal(<Notice text={notice.text} onDone={hide} />, document.body)}
    </NoticeContext>
  );
}
