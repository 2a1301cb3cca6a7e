import { COPIED_RESET_MS, useClipboardCopy, useCopyLabel } from '@site/src/base/browser/copy';
import { useTranslate } from '@site/src/base/browser/messages';
import { isEmpty, textForLink, type StoredTheme } from '@site/src/reader-theme/browser/document';
import { Button } from '@site/src/base/browser/ui/Button';
import { toHash } from './shareTheme';

/** Copies a URL that contains the theme with its files. */
export function ShareButton({ stored }: { readonly stored: StoredTheme }) {
  const t = useTranslate();
  const { copy, status } = useClipboardCopy({ resetAfterMs: COPIED_RESET_MS.codeBlock });
  const share = async () => {
    const url = new URL(window.location.href);
    url.search = '';
    url.hash = isEmpty(stored) ? '' : await toHash(textForLink(stored));
    await copy(url.href);
  };
  const label = useCopyLabel(status, t('studio.share'));
  return (
    <Button
      onClick={() => void share()}
      data-ga-event-category="theme-studio"
      data-ga-event-action="share"
    >
      <span aria-live="polite">{label}</span>
    </Button>
  );
}
