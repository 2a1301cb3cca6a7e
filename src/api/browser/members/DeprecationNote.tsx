import type { RichText } from '@site/src/api/shared/apiPage';
import { Callout } from '@site/src/content/browser/callout';
import { useTranslate } from '@site/src/base/browser/messages';
import { RichTextView } from '../RichTextView';

/** Says that something is deprecated, and why. */
export function DeprecationNote({ reason }: { readonly reason: RichText }) {
  const t = useTranslate();
  return (
    <Callout type="warning" title={t('api-docs.deprecated')}>
      {reason.length > 0 && <RichTextView text={reason} />}
    </Callout>
  );
}
