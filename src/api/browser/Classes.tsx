import { useMemo } from 'react';
import type { ApiPageData } from '@site/src/api/shared/apiPage';
import { useTranslate } from '@site/src/base/browser/messages';
import { MemberSection } from './members/MemberSection';
import { classItem } from './members/memberItem';
import { useEntries } from './useEntries';

const FIRST_CLASSES = 3;

/** The CSS classes of a component: their global names, and their keys for `classes` and themes. */
export function Classes(page: ApiPageData) {
  const { classes = [], name } = page;
  const t = useTranslate();
  const stateHint = t('api-docs.stateClass');
  const entries = useEntries(classes, classes.slice(0, FIRST_CLASSES));
  const items = useMemo(
    () => entries.map((entry) => classItem(name, entry, entry.state && <p>{stateHint}</p>)),
    [entries, name, stateHint],
  );
  return (
    <MemberSection
      page={page}
      section="classes"
      title={t('api-docs.classes')}
      items={items}
      columns={[t('api-docs.className'), '', t('api-docs.ruleName'), t('api-docs.description')]}
    />
  );
}
