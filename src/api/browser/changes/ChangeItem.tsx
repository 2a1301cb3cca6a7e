import type { ApiListedChange } from '@site/src/api/shared/apiChanges';
import type { ApiProduct } from '@site/src/api/shared/apiModel';
import { useTranslate } from '@site/src/base/browser/messages';
import { RichTextView } from '../RichTextView';
import { ChangeName } from './ChangeName';
import { CHANGE_LABELS, MEMBER_LABELS } from './changeLabels';
import styles from './changes.module.css';

interface ChangeItemProps {
  readonly change: ApiListedChange;
  readonly product: ApiProduct;
  /** The component whose page documents the replacement. */
  readonly page?: string;
}

/** The types before and after the change, one above the other because they can be long. */
function BeforeAndAfter({ from, to }: Pick<ApiListedChange, 'from' | 'to'>) {
  const t = useTranslate();
  return (
    <dl className={styles.values}>
      <div>
        <dt>{t('api-docs.changesBefore')}</dt>
        <dd>
          <code dir="ltr">{from}</code>
        </dd>
      </div>
      <div>
        <dt>{t('api-docs.changesAfter')}</dt>
        <dd>
          <code dir="ltr">{to}</code>
        </dd>
      </div>
    </dl>
  );
}

/** A change of a prop, slot or class. */
export function ChangeItem({ change, page, product }: ChangeItemProps) {
  const t = useTranslate();
  const { from, kind, member, reason, to } = change;
  if (!member) {
    return null;
  }
  return (
    <li>
      <span className={styles.kind} data-kind={kind}>
        {t(CHANGE_LABELS[kind])} · {t(MEMBER_LABELS[member.kind])}
      </span>
      {kind === 'renamed' && (
        <>
          <code dir="ltr">{from}</code> <span className={styles.arrow}>→</span>
        </>
      )}
      <ChangeName
        name={member.name}
        kind={member.kind}
        product={product}
        component={kind === 'removed' ? undefined : page}
      />
      {(kind === 'type' || kind === 'default') && <BeforeAndAfter from={from} to={to} />}
      {reason && <RichTextView text={reason} />}
    </li>
  );
}
