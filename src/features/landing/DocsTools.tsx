import { useTranslate } from '@site/src/features/i18n';
import { CardItem, CardTitle } from '@site/src/features/ui';
import { LIBRARY_VERSION } from '@site/src/shared/products';
import styles from './Landing.module.css';

/** What readers can do with this documentation beyond reading it. */
const TOOLS = [
  { key: 'theme', to: '/x/theme/' },
  { key: 'inspector', to: '/x/common-concepts/custom-components/' },
  { key: 'assistants', to: '/x/introduction/mcp/' },
  { key: 'changes', to: '/x/api/changes/' },
] as const;

export function DocsTools() {
  const t = useTranslate();
  return (
    <section className={styles.tools}>
      <h2 className={styles.sectionTitle}>{t('landing.toolsTitle')}</h2>
      <p className={styles.sectionText}>{t('landing.toolsText', { version: LIBRARY_VERSION })}</p>
      <ul className={styles.toolList}>
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
