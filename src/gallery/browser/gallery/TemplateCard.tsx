import { useState } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { CardItem, CardTitle } from '@site/src/base/browser/ui/Card';
import { Chip } from '@site/src/base/browser/ui/Chip';
import { CodeIcon } from '@site/src/base/browser/ui/icons/demo';
import { ArrowRightIcon } from '@site/src/base/browser/ui/icons/page';
import { findProduct } from '@site/src/content/shared/products';
import { templatePath, type TemplateFacts, type TEMPLATES } from '@site/src/gallery/shared';
import { DownloadIcon } from '@site/src/base/browser/ui/icons/templates';
import { LazySourceDialog } from '../source/LazySourceDialog';
import { useTemplateExport } from '../source/useTemplateExport';
import { TemplateShot } from './TemplateShot';
import styles from './Gallery.module.css';

interface TemplateCardProps {
  readonly template: (typeof TEMPLATES)[number];
  readonly facts: TemplateFacts | undefined;
  readonly isAboveFold: boolean;
}

export function TemplateCard({ template, facts, isAboveFold }: TemplateCardProps) {
  const t = useTranslate();
  const [isSourceOpen, setSourceOpen] = useState(false);
  const { name } = template;
  const title = t(`templates.pages.${name}.title`);
  const products = (facts?.products ?? []).map((id) => {
    const product = findProduct(id);
    return product.shortName ?? product.name;
  });
  const { notice, send } = useTemplateExport(name, title);
  return (
    <CardItem className={styles.card}>
      <TemplateShot name={name} isAboveFold={isAboveFold} className={styles.shot} />
      <div className={styles.text}>
        <CardTitle to={templatePath(name)}>{title}</CardTitle>
        <p className={styles.descr}>{t(`templates.pages.${name}.descr`)}</p>
        <ul className={styles.products} aria-label={t('templates.builtWith')}>
          {(products.length > 0 ? products : ['Material UI']).map((product) => (
            <li key={product}>
              <Chip>{product}</Chip>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          {/* Looks like a button: the whole card is the link. */}
          <span className={styles.preview} aria-hidden="true">
            {t('templates.preview')}
            <ArrowRightIcon width={16} height={16} />
          </span>
          <Button
            variant="quiet"
            className={styles.source}
            aria-label={t('templates.downloadOf', { name: title })}
            onClick={() => send('zip')}
          >
            <DownloadIcon />
            {t('templates.downloadShort')}
          </Button>
          <Button
            variant="quiet"
            className={styles.source}
            aria-haspopup="dialog"
            aria-label={t('templates.sourceOf', { name: title })}
            onClick={() => setSourceOpen(true)}
          >
            <CodeIcon />
            {t('templates.source')}
          </Button>
        </div>
      </div>
      {notice}
      {isSourceOpen && (
        <LazySourceDialog name={name} title={title} onClose={() => setSourceOpen(false)} />
      )}
    </CardItem>
  );
}
