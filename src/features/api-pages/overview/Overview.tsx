import type { ReactNode } from 'react';
import type { ApiPageData } from '@site/src/shared/apiPage';
import { useTranslate } from '@site/src/features/i18n';
import { RichTextView } from '../RichTextView';
import { TypeDefinitions } from '../types/TypeDefinitions';
import { TypeText } from '../types/TypeText';
import { GenericsText } from './GenericsText';
import { Guides } from './Guides';
import { SizeText } from './SizeText';
import styles from './Overview.module.css';

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ children, label }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A sentence about the component or interface, and the facts that apply to all of it. */
export function Overview(page: ApiPageData) {
  const t = useTranslate();
  const { definitions, description, generics, guides, propsType, refType, since, size } = page;
  const { readFrom, themeName, variants } = page;
  return (
    <TypeDefinitions definitions={definitions}>
      {description && <RichTextView text={description} />}
      <dl className={styles.facts}>
        {guides.length > 0 && (
          <Fact label={t('api-docs.guides')}>
            <Guides guides={guides} />
          </Fact>
        )}
        {variants && (
          <Fact label={t('api-docs.variants')}>
            <TypeText
              type={variants.flatMap((ref, index) => [...(index > 0 ? [' | '] : []), { ref }])}
            />
          </Fact>
        )}
        {generics && (
          <Fact label={t('api-docs.typeParameters')}>
            <GenericsText generics={generics} />
          </Fact>
        )}
        {propsType && (
          <Fact label={t('api-docs.propsType')}>
            <code>{propsType}</code>
          </Fact>
        )}
        {refType && (
          <Fact label={t('api-docs.ref')}>
            <TypeText type={refType} />
          </Fact>
        )}
        {themeName && (
          <Fact label={t('api-docs.themeName')}>
            <code>{themeName}</code>
          </Fact>
        )}
        {readFrom && <Fact label={t('api-docs.readFrom')}>{readFrom}</Fact>}
        {since && <Fact label={t('api-docs.since')}>{since}</Fact>}
        {size && (
          <Fact label={t('api-docs.size')}>
            <SizeText size={size} />
          </Fact>
        )}
      </dl>
    </TypeDefinitions>
  );
}
