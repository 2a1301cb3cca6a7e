import { useTranslate } from '@site/src/base/browser/messages';
import { ModePicture } from '@site/src/base/browser/ui/ModePicture';
import { CardItem, CardTitle } from '@site/src/base/browser/ui/Card';
import { CURRENT_MAJOR } from '@site/src/versions/shared/versions';
import landing from './Landing.module.css';
import styles from './DocsTools.module.css';

/** What readers can do with this documentation beyond reading it, with a picture of it. */
const TOOLS = [
  { key: 'theme', to: '/x/theme/', picture: 'studio' },
  { key: 'check', to: '/x/check/', picture: 'check' },
  { key: 'inspector', to: '/x/common-concepts/custom-components/', picture: 'inspector' },
  { key: 'assistants', to: '/x/introduction/mcp/', picture: 'assistants' },
  { key: 'changes', to: '/x/api/changes/', picture: 'changes' },
] as const;

/** The size of a picture in px, as `npm run page-shots` creates it. */
const SIZE = { width: 720, height: 450 };

export function DocsTools() {
  const t = useTranslate();
  return (
    <section className={landing.section}>
      <h2 className={landing.sectionTitle}>{t('landing.toolsTitle')}</h2>
      <p className={landing.sectionText}>
        {t('landing.toolsText', { version: CURRENT_MAJOR.slice(1) })}
      </p>
      <ul className={styles.list}>
        {TOOLS.map(({ key, picture, to }) => (
          <CardItem key={key} className={styles.tool}>
            <CardTitle as="h3" to={to}>
              {t(`landing.tools.${key}.title`)}
            </CardTitle>
            <p>{t(`landing.tools.${key}.text`)}</p>
            <ModePicture src={`/pictures/${picture}`} alt="" {...SIZE} className={styles.picture} />
          </CardItem>
        ))}
      </ul>
    </section>
  );
}
