import { COPIED_RESET_MS, useClipboardCopy, useCopyLabel } from '@site/src/features/copy';
import { useTranslate } from '@site/src/features/i18n';
import { writeTheme, type ThemeDocument } from '@site/src/features/theme-model';
import { Button } from '@site/src/features/ui';
import { toHash } from './shareTheme';

/** Copies a URL that contains the theme. */
export function ShareButton({ document }: { readonly document: ThemeDocument }) {
  const t = useTranslate();
  const { copy, status } = useClipboardCopy({ resetAfterMs: COPIED_RESET_MS.codeBlock });
  const share = async () => {
    const url = new URL(window.location.href);
    url.search = '';
    url.hash = await toHash(writeTheme(document));
    await copy(url.href);
  };
  const label = useCopyLabel(status, t('studio.share'));
  return (
    <Button
      disabled={Object.keys(document).length === 0}
      onClick={() => void share()}
      data-ga-event-category="theme-studio"
      data-ga-event-action="share"
    >
      <span aria-live="polite">{label}</span>
    </Button>
  );
}
