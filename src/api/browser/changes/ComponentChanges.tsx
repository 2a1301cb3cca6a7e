import type { ApiChangeGroup, ApiChangeKind } from '@site/src/api/shared/apiChanges';
import type { ApiProduct } from '@site/src/api/shared/apiModel';
import { useTranslate } from '@site/src/base/browser/messages';
import { RichTextView } from '../RichTextView';
import { ChangeName } from './ChangeName';
import { CHANGE_LABELS } from './changeLabels';
import styles from './changes.module.css';

interface ComponentChangesProps {
  readonly groups: readonly ApiChangeGroup[];
  readonly product: ApiProduct;
  readonly hasPages: boolean;
}

const KINDS: readonly ApiChangeKind[] = ['removed', 'renamed', 'deprecated', 'added'];

/** Components that were added, removed, or renamed. */
export function ComponentChanges({ groups, hasPages, product }: ComponentChangesProps) {
  const t = useTranslate();
  const changes = groups.flatMap((group) =>
    group.changes
      .filter(({ member }) => !member)
      .flatMap((change) => group.components.map((component) => ({ ...change, component }))),
  );
  const kinds = KINDS.filter((kind) => changes.some((change) => change.kind === kind));
  return kinds.length === 0 ? null : (
    <dl className={styles.components}>
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>{t(CHANGE_LABELS[kind])}</dt>
          <dd>
            {changes
              .filter((change) => change.kind === kind)
              .map(({ component, from, reason }) => (
                <div key={component} className={styles.component}>
                  {kind === 'renamed' && (
                    <>
                      <code dir="ltr">{from}</code> <span className={styles.arrow}>→</span>{' '}
                    </>
                  )}
                  <ChangeName
                    name={component}
                    product={product}
                    component={hasPages && kind !== 'removed' ? component : undefined}
                  />
                  {reason && <RichTextView text={reason} />}
                </div>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
