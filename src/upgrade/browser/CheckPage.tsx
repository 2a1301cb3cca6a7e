import { useTranslate } from '@site/src/base/browser/messages';
import { ToolPage } from '@site/src/base/browser/ui/ToolPage';

const loadCheck = async () => (await import('./Check')).Check;

/** `/x/check/`: what is wrong with a reader's project. */
export function CheckPage() {
  const t = useTranslate();
  return (
    <ToolPage
      title={t('checkTitle')}
      lead={t('check.lead')}
      failed={t('check.notLoaded')}
      noScript={t('check.noScript')}
      load={loadCheck}
    />
  );
}
