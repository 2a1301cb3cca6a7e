import type { ApiMemberKind } from '../../shared/apiNames';
import type {
  ApiPageChange,
  ApiPageData,
  ApiPageMember,
  ApiPageRemoval,
  Dated,
} from '../../shared/apiPage';
import type { DatedChange } from '../history/createHistory';
import type { PageContext } from './pageContext';

/** Longer types are only in the list of changes, not on the page. */
const SHOWN_LENGTH = 120;

function isPageKind(kind: DatedChange['kind']): kind is ApiPageChange['kind'] {
  return kind !== 'added' && kind !== 'removed';
}

function pageChange({ from, kind, major }: DatedChange): ApiPageChange[] {
  if (!isPageKind(kind)) {
    return [];
  }
  // The packages write some defaults as Markdown, but the text is plain.
  const shown = kind === 'default' ? from?.replaceAll('`', '') : from;
  return [{ major, kind, from: shown && shown.length <= SHOWN_LENGTH ? shown : undefined }];
}

/** The major that added a member, if its component is older. */
function laterSince(
  owner: string,
  kind: ApiMemberKind,
  name: string,
  { findReleases, history, product }: PageContext,
): string | undefined {
  const member = history.memberSince(product, owner, kind, name);
  // Without a release, the current major could have had it from another type before.
  const isUnsure = member?.orEarlier ?? (findReleases && member?.since === history.major);
  const isLater = member && !isUnsure;
  return isLater && member.since !== history.componentSince(product, owner)
    ? member.since
    : undefined;
}

/**
 * When a prop, slot, or class was added and deprecated, and how majors changed it. Whatever a release
 * of the current major added has that release; of older members, only one that is newer than its
 * component has a major, because on the others, it would only repeat that of the component.
 */
export function memberHistory(
  owner: string,
  kind: ApiMemberKind,
  name: string,
  context: PageContext,
): Pick<ApiPageMember, keyof Dated | 'changes'> {
  const { findReleases, history, product } = context;
  const { deprecatedSince, since = laterSince(owner, kind, name, context) } =
    findReleases?.(product, kind, name, owner) ?? {};
  const changes = history
    .changesOf(product, owner)
    .filter(({ member }) => member?.kind === kind && member.name === name)
    .flatMap(pageChange)
    // The release says more than the major.
    .filter(
      (change) =>
        !(deprecatedSince && change.kind === 'deprecated' && change.major === history.major),
    );
  return {
    since,
    deprecatedSince,
    changes: changes.length > 0 ? changes : undefined,
  };
}

function goneMembers(changes: readonly DatedChange[]): ApiPageRemoval[] {
  return changes.flatMap(({ from, kind, major, member }) => {
    if (!member || (kind !== 'removed' && kind !== 'renamed')) {
      return [];
    }
    return kind === 'removed'
      ? [{ major, kind: member.kind, name: member.name }]
      : [{ major, kind: member.kind, name: from ?? '', to: member.name }];
  });
}

/**
 * When a component or interface was added, which members were removed, and where all changes are
 * listed.
 */
export function entryHistory(
  name: string,
  { findReleases, history, product }: PageContext,
): Pick<ApiPageData, 'major' | 'since' | 'deprecatedSince' | 'gone' | 'changePages'> {
  const { deprecatedSince, since = history.componentSince(product, name) } =
    findReleases?.(product, 'entry', name) ?? {};
  const changes = history.changesOf(product, name);
  const gone = goneMembers(changes).filter(
    // Some were added again later.
    (member) => !history.memberSince(product, name, member.kind, member.name),
  );
  const changePages = history.steps
    .filter(({ to }) => changes.some(({ major }) => major === to.major))
    .map(({ from, to }) => ({ from: from.major, to: to.major }));
  return {
    major: history.major,
    since,
    deprecatedSince,
    gone: gone.length > 0 ? gone : undefined,
    changePages: changePages.length > 0 ? changePages : undefined,
  };
}
