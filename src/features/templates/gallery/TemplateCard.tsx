import { useTranslate } from '@site/src/features/i18n';
import { CardItem, CardTitle, Chip } from '@site/src/features/ui';
import { templatePath, type Template, type TemplateFacts } from '@site/src/shared/templates';
import { TemplateShot } from './TemplateShot';
import styles from './Gallery.module.css';

interface TemplateCardProps {
  readonly template: Template;
  readonly facts: TemplateFacts | undefined;
  readonly isAboveFold: boolean;
}

export function TemplateCard({ template, facts, isAboveFold }: TemplateCardProps) {
  const t = useTranslate();
  const { name, key } = template;
  const components = facts?.components ?? [];
  const materialCount = facts?.materialCount ?? 0;
  return (
    <CardItem className={styles.card}>
      <TemplateShot name={name} isAboveFold={isAboveFold} className={styles.shot} />
      <div className={styles.text}>
        <CardTitle to={templatePath(name)}>{t(`${key}Title`)}</CardTitle>
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
    </CardItem>
  );
}
