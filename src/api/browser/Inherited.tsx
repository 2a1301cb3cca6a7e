import type { ApiPageData, ApiPageInherited } from '@site/src/api/shared/apiPage';
import { useTranslate } from '@site/src/base/browser/messages';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { Folded, FoldedList } from './Folded';
import { TypeDefinitions } from './types/TypeDefinitions';
import { TypeText } from './types/TypeText';
import styles from './Inherited.module.css';

/** Inherited props, collapsed and grouped by their source. */
export function Inherited({ definitions, inherited = [] }: ApiPageData) {
  return (
    <TypeDefinitions definitions={definitions}>
      <FoldedList>
        {inherited.map((group) => (
          <InheritedGroup key={`${group.package} ${group.from}`} group={group} />
        ))}
      </FoldedList>
    </TypeDefinitions>
  );
}

function InheritedGroup({ group }: { readonly group: ApiPageInherited }) {
  const t = useTranslate();
  const { from, href, package: packageName, props } = group;
  const hasTypes = props.some(({ type }) => type);
  return (
    <Folded
      summary={
        <span>
          {t('api-docs.inheritedFrom', { count: props.length, name: from })}{' '}
          <span className={styles.package}>{packageName}</span>
        </span>
      }
    >
      {hasTypes ? (
        <dl className={styles.list}>
          {props.map(({ name, type = [] }) => (
            <div key={name} className={styles.prop}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <TypeText type={type} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <ul className={styles.names}>
          {props.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {href && (
        <p className={styles.more}>
          <SiteLink to={href}>{t('api-docs.inheritedMore', { name: from })}</SiteLink>
        </p>
      )}
    </Folded>
  );
}
