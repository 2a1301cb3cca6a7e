import type { ApiPageData, ApiPageInherited } from '@site/src/shared/apiPage';
import { useTranslate } from '@site/src/features/i18n';
import { ChevronIcon, SiteLink } from '@site/src/features/ui';
import { TypeDefinitions } from './types/TypeDefinitions';
import { TypeText } from './types/TypeText';
import styles from './Inherited.module.css';

/** Props that come from elsewhere, folded, by where they come from. */
export function Inherited({ definitions, inherited = [] }: ApiPageData) {
  return (
    <TypeDefinitions definitions={definitions}>
      <div className={styles.groups}>
        {inherited.map((group) => (
          <InheritedGroup key={`${group.package} ${group.from}`} group={group} />
        ))}
      </div>
    </TypeDefinitions>
  );
}

function InheritedGroup({ group }: { readonly group: ApiPageInherited }) {
  const t = useTranslate();
  const { from, href, package: packageName, props } = group;
  const hasTypes = props.some(({ type }) => type);
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>
        <ChevronIcon className={styles.chevron} width={16} height={16} />
        <span>{t('api-docs.inheritedFrom', { count: props.length, name: from })}</span>
        <span className={styles.package}>{packageName}</span>
      </summary>
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
        <p className={styles.names}>{props.map(({ name }) => name).join(', ')}</p>
      )}
      {href && (
        <p className={styles.more}>
          <SiteLink to={href}>{t('api-docs.inheritedMore', { name: from })}</SiteLink>
        </p>
      )}
    </details>
  );
}
