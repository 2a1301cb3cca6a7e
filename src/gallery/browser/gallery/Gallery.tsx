import facts from '@generated/docs-templates/default/facts.json';
import { useTranslate } from '@site/src/base/browser/messages';
import { ToolFrame } from '@site/src/base/browser/ui/ToolPage';
import { TEMPLATES } from '@site/src/gallery/shared';
import { TemplateCard } from './TemplateCard';
import styles from './Gallery.module.css';

/** `/x/templates/`: the list of all templates. */
export function Gallery() {
  const t = useTranslate();
  return (
    <ToolFrame title={t('templates.title')} lead={t('templates.lead')}>
      <ul className={styles.cards}>
        {TEMPLATES.map((template, position) => (
          <TemplateCard
            key={template.name}
            template={template}
            facts={facts.find(({ name }) => name === template.name)}
            isAboveFold={position < 2}
          />
        ))}
      </ul>
    </ToolFrame>
  );
}
