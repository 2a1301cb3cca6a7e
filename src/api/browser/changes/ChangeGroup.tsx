import type { ApiChangeGroup } from '@site/src/api/shared/apiChanges';
import type { ApiProduct } from '@site/src/api/shared/apiModel';
import { useTranslate } from '@site/src/base/browser/messages';
import { Folded } from '../Folded';
import { ChangeItem } from './ChangeItem';
import { ChangeName } from './ChangeName';
import { MemberNames } from './MemberNames';
import styles from './changes.module.css';

/** More names would only lengthen the title. */
const TITLE_NAMES = 3;

interface ChangeGroupProps {
  readonly group: ApiChangeGroup;
  readonly product: ApiProduct;
  readonly hasPages: boolean;
  readonly isOpen: boolean;
}

/** The changes of a component, or of several components with the same changes. */
export function ChangeGroup({ group, hasPages, isOpen, product }: ChangeGroupProps) {
  const t = useTranslate();
  const { changes, components } = group;
  const hidden = components.length - TITLE_NAMES;
  const page = hasPages ? components[0] : undefined;
  const ofMembers = changes.filter(({ member }) => member);
  // A single string, because React can't update adjacent texts on a page that the browser translated.
  const count =
    ofMembers.length === 1
      ? t('api-docs.changesOfMembersOne')
      : t('api-docs.changesOfMembers', { count: ofMembers.length });
  const isAdded = (kind: string) => kind === 'added';
  return (
    <Folded
      isOpen={isOpen}
      summary={
        <span>
          <span className={styles.title}>{components.slice(0, TITLE_NAMES).join(', ')}</span>{' '}
          <span className={styles.count}>
            {hidden > 0 ? `${t('api-docs.changesMore', { count: hidden })} · ${count}` : count}
          </span>
        </span>
      }
    >
      <div className={styles.content}>
        {hidden > 0 && <p className={styles.all}>{components.join(', ')}</p>}
        <ul className={styles.list}>
          {ofMembers
            .filter(({ kind }) => !isAdded(kind))
            .map((change) => (
              <ChangeItem
                key={`${change.kind} ${change.member?.kind} ${change.member?.name}`}
                change={change}
                product={product}
                page={page}
              />
            ))}
        </ul>
        <MemberNames
          label={t('api-docs.changeAdded')}
          members={ofMembers.flatMap(({ kind, member }) => (isAdded(kind) && member) || [])}
        >
          {({ kind, name }) => (
            <ChangeName name={name} product={product} component={page} kind={kind} />
          )}
        </MemberNames>
      </div>
    </Folded>
  );
}
