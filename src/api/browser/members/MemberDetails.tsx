import type { ReactNode } from 'react';
import type { ApiPageMember, ApiPageSlot } from '@site/src/api/shared/apiPage';
import { useTranslate } from '@site/src/base/browser/messages';
import { LiveCode } from '@site/src/content/browser/live-code';
import { RichTextView } from '../RichTextView';
import styles from './MemberDetails.module.css';

interface LabeledProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Labeled({ children, label }: LabeledProps) {
  return (
    <div className={styles.detail}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  );
}

/** The parameters, result, examples, and source of a prop or method. */
export function MemberDetails({ member }: { readonly member: ApiPageMember }) {
  const t = useTranslate();
  const { examples, from, params, returns, variants } = member;
  const title = { title: t('api-docs.examples'), label: t('api-docs.examples') };
  return (
    <>
      {variants && <p>{t('api-docs.onlyVariants', { names: variants.join(', ') })}</p>}
      {params && params.some(({ description }) => description) && (
        <Labeled label={t('api-docs.parameters')}>
          <ul className={styles.params}>
            {params.map(({ description, name }) => (
              <li key={name}>
                <code>{name}</code>
                {description && <RichTextView text={description} />}
              </li>
            ))}
          </ul>
        </Labeled>
      )}
      {returns && (
        <Labeled label={t('api-docs.returns')}>
          <RichTextView text={returns} />
        </Labeled>
      )}
      {examples?.map((example) => (
        <div key={example} className={styles.detail}>
          <LiveCode code={example} language="tsx" {...title} />
        </div>
      ))}
      {from && <p className={styles.origin}>{t('api-docs.fromComponent', { name: from })}</p>}
    </>
  );
}

/** The class on a slot's element. */
export function SlotDetails({ slot }: { readonly slot: ApiPageSlot }) {
  const t = useTranslate();
  return slot.className ? (
    <Labeled label={t('api-docs.className')}>
      <code dir="ltr">.{slot.className}</code>
    </Labeled>
  ) : null;
}
