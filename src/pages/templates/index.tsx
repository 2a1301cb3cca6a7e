import messages from '@generated/docs-translations/default/templates.json';
import Layout from '@theme/Layout';
import { useTranslate, withLazyMessages } from '@site/src/base/browser/messages';
import { Gallery } from '@site/src/gallery/browser';

/** `/x/templates/`: the gallery of templates. */
function Templates() {
  const t = useTranslate();
  return (
    <Layout title={t('templates.title')} description={t('templates.descr')}>
      <Gallery />
    </Layout>
  );
}

export default withLazyMessages(messages, Templates);
