import messages from '@generated/docs-translations/default/check.json';
import Layout from '@theme/Layout';
import { useTranslate, withLazyMessages } from '@site/src/base/browser/messages';
import { CheckPage } from '@site/src/upgrade/browser';

/** `/x/check/`: what is wrong with a reader's project, and what a newer version changes. */
function Check() {
  const t = useTranslate();
  return (
    <Layout title={t('checkTitle')} description={t('check.descr')}>
      <CheckPage />
    </Layout>
  );
}

export default withLazyMessages(messages, Check);
