import { useMemo } from 'react';
import type { ApiSelectorsData } from '@site/src/shared/apiPage';
import { useTranslate } from '@site/src/features/i18n';
import { MemberSection } from '../members/MemberSection';
import type { MemberItem } from '../members/memberItem';
import { plainText, plainType } from '../plainText';
import { TypeDefinitions } from '../types/TypeDefinitions';

interface ApiSelectorsProps extends ApiSelectorsData {
  /** Only the selectors of this category, for a guide about it. */
  readonly category?: string;
}

function selectorItem(selector: ApiSelectorsData['selectors'][number]): MemberItem {
  const { category, deprecated, description, name, plan, returnType } = selector;
  return {
    anchor: `selector-${name}`,
    alias: name,
    title: name,
    plan,
    deprecated,
    type: returnType,
    fact: category,
    description,
    searchText: [name, category, plainType(returnType), plainText(description)]
      .join(' ')
      .toLowerCase(),
  };
}

/** The selectors of the grid's state and what they return. */
export function ApiSelectors({ category, definitions, selectors }: ApiSelectorsProps) {
  const t = useTranslate();
  const items = useMemo(
    () =>
      selectors
        .filter((selector) => category === undefined || selector.category === category)
        .map(selectorItem),
    [selectors, category],
  );
  return (
    <TypeDefinitions definitions={definitions}>
      <MemberSection
        page={{ kind: 'interface', product: 'data-grid' }}
        section="props"
        title={t('api-docs.selectors')}
        items={items}
        columns={[
          t('api-docs.name'),
          t('api-docs.returns'),
          t('api-docs.category'),
          t('api-docs.description'),
        ]}
      />
    </TypeDefinitions>
  );
}
