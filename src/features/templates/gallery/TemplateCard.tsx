import useBaseUrl from '@docusaurus/useBaseUrl';
import { useTranslate } from '@site/src/features/i18n';
import { Chip, SiteLink } from '@site/src/features/ui';
import { templatePath, type Template, type TemplateFacts } from '@site/src/shared/templates';
import styles from './Gallery.module.css';

/** The folder of the miniatures below the site's base URL. */
const GALLERY_SHOTS = '/templates/';

/** The size of a miniature in px, as `npm run templates:shots` creates it. */
const SHOT = { width: 720, height: 450 };

interface TemplateCardProps {
  readonly template: Template;
  readonly facts: TemplateFacts | undefined;
  /** Images that are visible initially aren't lazy-loaded. */
  readonly isAboveFold: boolean;
}

export function TemplateCard({ template, facts, isAboveFold }: TemplateCardProps) {
  const t = useTranslate();
  const shots = useBaseUrl(GALLERY_SHOTS);
  const loading = isAboveFold ? 'eager' : 'lazy';
  const { name, key } = template;
  const components = facts?.components ?? [];
  const materialCount = facts?.materialCount ?? 0;
  return (
    <li className={styles.card}>
      <div className={styles.shot}>
        {(['light', 'dark'] as const).map((mode) => (
          <img
            key={mode}
            src={`${shots}${name}-${mode}.webp`}
            alt=""
            loading={loading}
            data-mode={mode}
            {...SHOT}
          />
        ))}
      </div>
      <div className={styles.text}>
        <h2 className={styles.cardTitle}>
          <SiteLink to={templatePath(name)} className={styles.link}>
            {t(`${key}Title`)}
          </SiteLink>
        </h2>
        <p className={styles.descr}>{t(`${key}Descr`)}</p>
        <ul className={styles.components} aria-label={t('templates.builtWith')}>
          {components.map((component) => (
            <li key={component}>
              <Chip tone="accent">{component}</Chip>
            </li>
          ))}
          <li>
            <Chip>
              {components.length > 0
                ? t('templates.withMaterial', { count: materialCount })
                : t('templates.onlyMaterial')}
            </Chip>
          </li>
        </ul>
      </div>
    </li>
  );
}
