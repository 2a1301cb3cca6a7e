import type { ReactElement, ReactNode } from 'react';
import type { ApiPageData } from '@site/src/api/shared/apiPage';
import { useTranslate, type Translate } from '@site/src/base/browser/messages';
import { Summary } from '@site/src/base/browser/ui/Summary';
import { RichTextView } from '../RichTextView';
import { TypeDefinitions } from '../types/TypeDefinitions';
import { TypeText } from '../types/TypeText';
import { TopGuides } from './Guides';
import { GenericsText } from './GenericsText';
import { SizeText } from './SizeText';
import styles from './Overview.module.css';

interface FactProps {
  readonly label: string;
  /** Whether it is too long for one of two columns. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

function Fact({ children, isLong, label }: FactProps) {
  return (
    <div className={styles.fact} data-long={isLong || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The facts that few readers look for. */
function rareFacts(page: ApiPageData, t: Translate): ReactElement[] {
  const { generics, propsType, readFrom, refType, since, size, themeName } = page;
  const facts: [label: string, value: ReactNode, isLong?: boolean][] = [
    [t('api-docs.typeParameters'), generics && <GenericsText generics={generics} />, true],
    [t('api-docs.propsType'), propsType && <code>{propsType}</code>],
    [t('api-docs.ref'), refType && <TypeText type={refType} />],
    [t('api-docs.themeName'), themeName && <code>{themeName}</code>],
    [t('api-docs.readFrom'), readFrom],
    [t('api-docs.since'), since],
    [t('api-docs.size'), size && <SizeText size={size} />, true],
  ];
  return facts.flatMap(([label, value, isLong]) =>
    value
      ? [
          <Fact key={label} label={label} isLong={isLong}>
            {value}
          </Fact>,
        ]
      : [],
  );
}

/** A single fact is as short as the summary of a fold. */
const FOLDED_FROM = 2;

/**
 * A sentence about the component or interface, the guides that help most, and the facts that apply to
 * all of it. The rare ones are folded, so that the props begin higher.
 */
export function Overview(page: ApiPageData) {
  const t = useTranslate();
  const { definitions, description, guides, name, variants } = page;
  const rare = rareFacts(page, t);
  const isFolded = rare.length >= FOLDED_FROM;
  const hasList = variants || (rare.length > 0 && !isFolded);
  return (
    <TypeDefinitions definitions={definitions}>
      {description && <RichTextView text={description} />}
      <TopGuides guides={guides} />
      {hasList && (
        <dl className={styles.facts}>
          {variants && (
            <Fact label={t('api-docs.variants')}>
              <TypeText
                type={variants.flatMap((ref, index) => [...(index > 0 ? [' | '] : []), { ref }])}
              />
            </Fact>
          )}
          {!isFolded && rare}
        </dl>
      )}
      {isFolded && (
        <details className={styles.rare}>
          <Summary>{t('api-docs.moreFacts', { name })}</Summary>
          <dl className={styles.facts}>{rare}</dl>
        </details>
      )}
    </TypeDefinitions>
  );
}
