import { useCallback, useEffect, useRef } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useTranslate } from '@site/src/base/browser/messages';
import { HANDLER_PATH } from '@site/src/lab/shared/handlerPath';
import type { HandlerFiles } from './handlerMessages';
import { startHandler, type HandlerFrame } from './startHandler';

/**
 * Requests to the reader's version of the handler. Its frame starts with the first one, and again
 * after it was stopped because it didn't answer.
 *
 * @param version a new one replaces a frame that still owes an answer; without one, there is no frame
 */
export function useHandlerFrame(version: HandlerFiles | null): HandlerFrame['ask'] {
  const t = useTranslate();
  const src = useBaseUrl(HANDLER_PATH);
  const frame = useRef<HandlerFrame | null>(null);
  const title = t('lab.handlerFrame');
  const silent = t('lab.silent');

  useEffect(() => {
    if (version === null) {
      frame.current?.stop();
    }
    return () => {
      if (frame.current?.isBusy()) {
        frame.current.stop();
      }
    };
  }, [version]);
  useEffect(() => () => frame.current?.stop(), []);

  return useCallback(
    (...request) => {
      if (!frame.current?.isRunning()) {
        frame.current = startHandler({ src, title, silent });
      }
      return frame.current.ask(...request);
    },
    [src, title, silent],
  );
}
