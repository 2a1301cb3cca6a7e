import type { ApiChangeKind } from '@site/src/api/shared/apiChanges';
import type { ApiMemberKind } from '@site/src/api/shared/apiNames';
import type { TranslationKey } from '@site/src/base/browser/messages';

export const CHANGE_LABELS = {
  added: 'api-docs.changeAdded',
  removed: 'api-docs.changeRemoved',
  renamed: 'api-docs.changeRenamed',
  required: 'api-docs.changeRequired',
  type: 'api-docs.changeType',
  default: 'api-docs.changeDefault',
  deprecated: 'api-docs.changeDeprecated',
} as const satisfies Record<ApiChangeKind, TranslationKey>;

export const MEMBER_LABELS = {
  prop: 'api-docs.memberProp',
  slot: 'api-docs.memberSlot',
  class: 'api-docs.memberClass',
} as const satisfies Record<ApiMemberKind, TranslationKey>;
