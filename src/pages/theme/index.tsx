import messages from '@generated/docs-translations/default/studio.json';
import Layout from '@theme/Layout';
import { useTranslate, withLazyMessages } from '@site/src/base/browser/messages';
import { StudioPage } from '@site/src/reader-theme/browser/studio';

/** `/x/theme/`: the theme studio. */
function Theme() {
  const t = useTranslate();
  return (
    <Layout title={t('studioTitle')} description={t('studio.descr')}>
      <StudioPage />
    </Layout>
  );
}

export default withLazyMessages(messages, Theme);
