import type {
  ApiChange,
  ApiChangesData,
  ApiListedChange,
  ApiProductChanges,
} from '../../shared/apiChanges';
import { migrationGuide } from '../../shared/apiNames';
import type { HistoryStep } from '../history/createHistory';
import { groupChanges } from '../history/groupChanges';
import type { PageContext, PageOptions } from './pageContext';

/** The existing guides from a major to the next. */
function migrationGuides(
  { guides, product }: Pick<PageContext, 'guides' | 'product'>,
  from: string,
  folder: string,
): ApiProductChanges['guides'] {
  const route = `/x/${folder}${migrationGuide(product, from)}`;
  return guides.filter((guide) => guide.route === route).map(({ title }) => ({ title, route }));
}

/** Reasons are text with links; everything else is code. */
function listed(change: ApiChange, context: Pick<PageContext, 'richText'>): ApiListedChange {
  const { from, kind, member, to } = change;
  const reason = kind === 'deprecated' || kind === 'removed' ? context.richText(to) : undefined;
  return {
    kind,
    member,
    from,
    to: reason ? undefined : to,
    reason,
  };
}

/** The changes from one major to the next, by product. */
export function createChangesData(
  { changes, from, to }: HistoryStep,
  contexts: readonly PageContext[],
  { folder, hasPages }: Pick<PageOptions, 'folder'> & { hasPages: boolean },
): ApiChangesData {
  return {
    from: from.major,
    to: to.major,
    hasPages,
    products: contexts
      .map((context) => ({
        product: context.product,
        guides: migrationGuides(context, from.major, folder),
        groups: groupChanges(changes.filter(({ product }) => product === context.product)).map(
          (group) => ({
            components: group.components,
            changes: group.changes.map((change) => listed(change, context)),
          }),
        ),
      }))
      .filter(({ groups }) => groups.length > 0),
  };
}
