import fs from 'node:fs';
import path from 'node:path';
import type { ApiProduct } from '../../../shared/apiModel';
import type {
  ApiChange,
  ApiChangesData,
  ApiListedChange,
  ApiProductChanges,
} from '../../../shared/apiChanges';
import { createPageLookup, docIdOf } from '../../navigation';
import type { HistoryStep } from '../history/createHistory';
import { groupChanges } from '../history/groupChanges';
import type { PageContext, PageOptions } from './pageContext';

/** The product names in the paths of migration guides. */
const GUIDE_NAMES: Record<ApiProduct, string> = {
  'data-grid': 'data-grid',
  'date-pickers': 'pickers',
  charts: 'charts',
  'tree-view': 'tree-view',
};

function readTitle(file: string): string {
  return /^title: (.+)$/m.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? '';
}

/** The existing guides from a major to the next. */
export function migrationGuides(
  product: ApiProduct,
  from: string,
  { docsDir, folder }: Pick<PageOptions, 'docsDir' | 'folder'>,
): ApiProductChanges['guides'] {
  const pathname = `/x/migration/migration-${GUIDE_NAMES[product]}-${from}`;
  return createPageLookup(docsDir)(pathname)
    ? [
        {
          title: readTitle(path.join(docsDir, `${docIdOf(pathname)}.mdx`)),
          route: `${pathname}/`.replace('/x/', `/x/${folder}`),
        },
      ]
    : [];
}

/** Reasons are text with links; everything else is code. */
function listed(change: ApiChange, context: Pick<PageContext, 'richText'>): ApiListedChange {
  const { from, kind, member, to } = change;
  const reason = kind === 'deprecated' || kind === 'removed' ? context.richText(to) : undefined;
  return {
    kind,
    ...(member ? { member } : {}),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined || reason ? {} : { to }),
    ...(reason ? { reason } : {}),
  };
}

/** The changes from one major to the next, by product. */
export function createChangesData(
  { changes, from, to }: HistoryStep,
  contexts: readonly PageContext[],
  { hasPages, ...place }: Pick<PageOptions, 'docsDir' | 'folder'> & { hasPages: boolean },
): ApiChangesData {
  return {
    from: from.major,
    to: to.major,
    hasPages,
    products: contexts
      .map((context) => ({
        product: context.product,
        guides: migrationGuides(context.product, from.major, place),
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
