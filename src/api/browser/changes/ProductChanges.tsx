import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { useMemo } from 'react';
import type { ApiProduct } from '@site/src/api/shared/apiModel';
import { useTranslate } from '@site/src/base/browser/messages';
import { FoldedList } from '../Folded';
import { ChangeGroup } from './ChangeGroup';
import { useChanges } from './ChangesContext';
import { ComponentChanges } from './ComponentChanges';
import { filterGroups, NO_FILTER } from './filterChanges';
import styles from './changes.module.css';

/** The changes in the packages of a product: first its components, then their members. */
export function ProductChanges({ product }: { readonly product: ApiProduct }) {
  const t = useTranslate();
  const { data, filter } = useChanges();
  const { groups, guides } = useMemo(() => {
    const changes = data.products.find((entry) => entry.product === product);
    return {
      guides: changes?.guides ?? [],
      groups: filterGroups(changes?.groups ?? [], filter),
    };
  }, [data, filter, product]);
  const isFiltered = filter !== NO_FILTER;
  return (
    <>
      {groups.length > 0 &&
        guides.map(({ route, title }) => (
          <p key={route}>
            {t('api-docs.changesGuides')} <SiteLink to={route}>{title}</SiteLink>
          </p>
        ))}
      {groups.length === 0 && <p className={styles.nothing}>{t('api-docs.changesNothing')}</p>}
      <ComponentChanges groups={groups} product={product} hasPages={data.hasPages} />
      <FoldedList>
        {groups
          .filter(({ changes }) => changes.some(({ member }) => member))
          .map((group) => (
            <ChangeGroup
              // A filter opens the groups that it finds; without one, they collapse again.
              key={`${group.components.join()} ${isFiltered}`}
              group={group}
              product={product}
              hasPages={data.hasPages}
              isOpen={isFiltered}
            />
          ))}
      </FoldedList>
    </>
  );
}
