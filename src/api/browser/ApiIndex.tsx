import type { ApiIndexData, ApiIndexEntry } from '@site/src/api/shared/apiPage';
import { useTranslate } from '@site/src/base/browser/messages';
import { PlanTag } from '@site/src/content/browser/plan';
import { Chip } from '@site/src/base/browser/ui/Chip';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { DeprecationNote } from './members/DeprecationNote';
import { DeprecatedChip, Since } from './releases/Since';
import { RichTextView } from './RichTextView';
import { TypeDefinitions } from './types/TypeDefinitions';
import { TypeText } from './types/TypeText';
import styles from './ApiIndex.module.css';

interface IndexListProps {
  readonly entries: readonly ApiIndexEntry[];
  /** Whether these are the components with which readers start. */
  readonly isMain?: boolean;
}

/** Links to the pages of a product's components or interfaces. */
export function IndexList({ entries, isMain }: IndexListProps) {
  const t = useTranslate();
  if (entries.length === 0) {
    return null;
  }
  return (
    <PartBoundary>
      <ul className={styles.list} data-main={isMain}>
        {entries.map(({ deprecated, name, plan, route, since }) => (
          <li key={name}>
            <SiteLink to={route}>{name}</SiteLink>
            {plan && <PlanTag plan={plan} />}
            {deprecated && <Chip tone="warning">{t('api-docs.deprecated')}</Chip>}
            {since && <Since since={since} />}
          </li>
        ))}
      </ul>
    </PartBoundary>
  );
}

/** The hooks of a product with their signature. */
export function IndexHooks({ definitions, hooks }: ApiIndexData) {
  return (
    <TypeDefinitions definitions={definitions}>
      <dl className={styles.hooks}>
        {hooks.map(({ description, import: specifier, name, signature, ...hook }) => (
          <div key={name} id={name} className={styles.entry}>
            <dt>
              <code>{name}</code> {hook.plan && <PlanTag plan={hook.plan} />}
              {hook.deprecated && <DeprecatedChip since={hook.deprecatedSince} />}{' '}
              {hook.since && <Since since={hook.since} />}
              <span className={styles.package}>{specifier}</span>
            </dt>
            <dd>
              <TypeText type={signature} />
              {hook.deprecated && <DeprecationNote reason={hook.deprecated} />}
              {description && <RichTextView text={description} />}
            </dd>
          </div>
        ))}
      </dl>
    </TypeDefinitions>
  );
}
