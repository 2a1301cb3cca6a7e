import Layout from '@theme/Layout';
import { useTranslate } from '@site/src/features/i18n';
import { Gallery } from '@site/src/features/templates';

/** `/x/templates/`: pages to start a product from. */
export default function Templates() {
  const t = useTranslate();
  return (
    <Layout title={t('templates.title')} description={t('templates.descr')}>
      <Gallery />
    </Layout>
  );
}
