import { useCallback, useState } from 'react';
import { COPIED_RESET_MS, useClipboardCopy, useCopyLabel } from '@site/src/base/browser/copy';
import { useTranslate } from '@site/src/base/browser/messages';
import {
  withoutFunctions,
  writeTheme,
  type ThemeDocument,
} from '@site/src/reader-theme/browser/document';
import { Button } from '@site/src/base/browser/ui/Button';
import { Notice } from '@site/src/base/browser/ui/Notice';
import { toHash } from './shareTheme';

/** Copies a URL that contains the theme without its style functions, and says so. */
export function ShareButton({ document }: { readonly document: ThemeDocument }) {
  const t = useTranslate();
  const { copy, status } = useClipboardCopy({ resetAfterMs: COPIED_RESET_MS.codeBlock });
  const [missing, setMissing] = useState(0);
  const hideNotice = useCallback(() => setMissing(0), []);
  const share = async () => {
    const plain = withoutFunctions(document);
    const url = new URL(window.location.href);
    url.search = '';
    url.hash = await toHash(writeTheme(plain.document));
    await copy(url.href);
    setMissing(plain.removed.length);
  };
  const label = useCopyLabel(status, t('studio.share'));
  return (
    <>
      <Button
        disabled={Object.keys(document).length === 0}
        onClick={() => void share()}
        data-ga-event-category="theme-studio"
        data-ga-event-action="share"
      >
        <span aria-live="polite">{label}</span>
      </Button>
      <Notice
        text={missing > 0 ? t('studio.shareFunctions', { count: missing }) : null}
        onDone={hideNotice}
      />
    </>
  );
}
