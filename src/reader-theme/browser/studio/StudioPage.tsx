import { useTranslate } from '@site/src/base/browser/messages';
import { ToolPage } from '@site/src/base/browser/ui/ToolPage';

const loadStudio = async () => (await import('./Studio')).default;

/** `/x/theme/`: the theme studio. */
export function StudioPage() {
  const t = useTranslate();
  return (
    <ToolPage
      title={t('studioTitle')}
      lead={t('studio.lead')}
      failed={t('studio.failed')}
      noScript={t('studio.noScript')}
      load={loadStudio}
      isWide
    />
  );
}
