import { useMemo } from 'react';
import { catalogAnchor } from '@site/src/api/shared/apiNames';
import type { ApiPageSelector, ApiSelectorsData } from '@site/src/api/shared/apiPage';
import { useTranslate } from '@site/src/base/browser/messages';
import { MemberSection } from '../members/MemberSection';
import { createItem, type MemberItem } from '../members/memberItem';
import { TypeDefinitions } from '../types/TypeDefinitions';

function selectorItem(selector: ApiPageSelector): MemberItem {
  const { category: fact, name, signature: type } = selector;
  return createItem(
    selector,
    { anchor: catalogAnchor('selector', name), alias: name, title: name, type, fact },
    ...[name, fact],
  );
}

/**
 * The selectors of the grid's state, all or those of one feature, with their arguments and results.
 */
export function ApiSelectors({ definitions, selectors }: ApiSelectorsData) {
  const t = useTranslate();
  const items = useMemo(() => selectors.map(selectorItem), [selectors]);
  return (
    <TypeDefinitions definitions={definitions}>
      <MemberSection
        page={{ kind: 'interface', product: 'data-grid' }}
        section="props"
        title={t('api-docs.selectors')}
        items={items}
        columns={[
          t('api-docs.name'),
          t('api-docs.signature'),
          t('api-docs.category'),
          t('api-docs.description'),
        ]}
      />
    </TypeDefinitions>
  );
}
