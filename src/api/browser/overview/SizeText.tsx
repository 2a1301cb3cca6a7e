import type { ApiPageData, ApiPageSize } from '@site/src/api/shared/apiPage';
import { useTranslate } from '@site/src/base/browser/messages';

type Sizes = NonNullable<ApiPageData['size']>;

/** `98.4 kB gzip, 84.0 kB Brotli`. */
function formatSize({ brotli, gzip }: ApiPageSize): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return `${kilobytes(gzip)} gzip, ${kilobytes(brotli)} Brotli`;
}

/** The size of a component, alone and on a page that already includes Material UI. */
export function SizeText({ size }: { readonly size: Sizes }) {
  const t = useTranslate();
  return (
    <>
      <bdi>
        {formatSize(size.alone)} ({t('api-docs.bundleSizeAlone')})
      </bdi>
      <br />
      <bdi>
        {formatSize(size.added)} ({t('api-docs.bundleSizeAdded')})
      </bdi>
    </>
  );
}
