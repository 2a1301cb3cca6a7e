import { useTranslate } from '@site/src/base/browser/messages';
import { CardItem, CardTitle } from '@site/src/base/browser/ui/Card';
import { LIBRARY_VERSION } from '@site/src/content/shared/products';
import landing from './Landing.module.css';
import styles from './DocsTools.module.css';

/** What readers can do with this documentation beyond reading it. */
const TOOLS = [
  { key: 'theme', to: '/x/theme/' },
  { key: 'check', to: '/x/check/' },
  { key: 'inspector', to: '/x/common-concepts/custom-components/' },
  { key: 'assistants', to: '/x/introduction/mcp/' },
  { key: 'changes', to: '/x/api/changes/' },
] as const;

export function DocsTools() {
  const t = useTranslate();
  return (
    <section className={landing.section}>
      <h2 className={landing.sectionTitle}>{t('landing.toolsTitle')}</h2>
      <p className={landing.sectionText}>{t('landing.toolsText', { version: LIBRARY_VERSION })}</p>
      <ul className={styles.list}>
        {TOOLS.map(({ key, to }) => (
          <CardItem key={key} className={styles.tool}>
            <CardTitle as="h3" to={to}>
              {t(`landing.tools.${key}.title`)}
            </CardTitle>
            <p>{t(`landing.tools.${key}.text`)}</p>
          </CardItem>
        ))}
      </ul>
    </section>
  );
}
