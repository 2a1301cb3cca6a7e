import { useEffect } from 'react';
import { describeError, isOfEditedCode } from './describeError';

/** Reports what edited code throws outside of rendering: in handlers, timers, and promises. */
export function useReportErrors(onError: (message: string) => void): void {
  useEffect(() => {
    const report = (error: unknown) => {
      if (isOfEditedCode(error)) {
        onError(describeError(error));
      }
    };
    const onThrow = (event: ErrorEvent) => report(event.error);
    const onReject = (event: PromiseRejectionEvent) => report(event.reason);
    window.addEventListener('error', onThrow);
    window.addEventListener('unhandledrejection', onReject);
    return () => {
      window.removeEventListener('error', onThrow);
      window.removeEventListener('unhandledrejection', onReject);
    };
  }, [onError]);
}
