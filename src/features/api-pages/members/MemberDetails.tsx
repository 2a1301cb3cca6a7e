import type { ReactNode } from 'react';
import type { ApiPageMember, ApiPageSlot } from '@site/src/shared/apiPage';
import { useTranslate } from '@site/src/features/i18n';
import { RichTextView } from '../RichTextView';
import styles from './MemberDetails.module.css';

interface LabelledProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Labelled({ children, label }: LabelledProps) {
  return (
    <div className={styles.detail}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  );
}

/** Parameters, result, examples and origin of a prop or method. */
export function MemberDetails({ member }: { readonly member: ApiPageMember }) {
  const t = useTranslate();
  const { examples, from, params, returns, variants } = member;
  return (
    <>
      {variants && <p>{t('api-docs.onlyVariants', { names: variants.join(', ') })}</p>}
      {params && params.some(({ description }) => description) && (
        <Labelled label={t('api-docs.parameters')}>
          <ul className={styles.params}>
            {params.map(({ description, name }) => (
              <li key={name}>
                <code>{name}</code>
                {description && <RichTextView text={description} />}
              </li>
            ))}
          </ul>
        </Labelled>
      )}
      {returns && (
        <Labelled label={t('api-docs.returns')}>
          <RichTextView text={returns} />
        </Labelled>
      )}
      {examples?.map((example) => (
        <Labelled key={example} label={t('api-docs.examples')}>
          <pre className={styles.example} dir="ltr" tabIndex={0}>
            <code>{example}</code>
          </pre>
        </Labelled>
      ))}
      {from && <p className={styles.origin}>{t('api-docs.fromComponent', { name: from })}</p>}
    </>
  );
}

/** The class on a slot's element. */
export function SlotDetails({ slot }: { readonly slot: ApiPageSlot }) {
  const t = useTranslate();
  return slot.className ? (
    <Labelled label={t('api-docs.className')}>
      <code dir="ltr">.{slot.className}</code>
    </Labelled>
  ) : null;
}
