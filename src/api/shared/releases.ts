import { API_MEMBER_KINDS, memberAnchor, type ApiMemberKind } from './apiNames';
import type { ApiPageData, ApiSince, Dated } from './apiPage';

/** The releases in a text: `8.4` and `8.5` for `8.4 or 8.5`; none for a major. */
export function releasesIn(since: ApiSince | undefined): string[] {
  return since?.match(/\b\d+\.\d+\b/g) ?? [];
}

function minorOf(release: string): number {
  return Number(release.split('.')[1]);
}

/** Orders releases of a major, such as `8.12` and `8.9`, from the newest to the oldest. */
export function byNewest(a: string, b: string): number {
  return minorOf(b) - minorOf(a);
}

/** A prop, slot, or class that a release added or deprecated. */
export interface ReleasedMember {
  readonly kind: ApiMemberKind;
  readonly name: string;
  readonly anchor: string;
}

/** What a release did to a component or interface. */
export interface ReleaseChanges {
  readonly release: ApiSince;
  /** Whether it added the component itself. Its first members aren't listed. */
  readonly isNew: boolean;
  /** Whether it deprecated the component itself. */
  readonly isDeprecated: boolean;
  readonly added: readonly ReleasedMember[];
  readonly deprecated: readonly ReleasedMember[];
}

function membersOf({
  classes = [],
  members,
  name: owner,
  slots = [],
}: ApiPageData): (ReleasedMember & Dated)[] {
  const all = {
    prop: members,
    slot: slots,
    class: classes.map((rule) => ({ ...rule, name: rule.key, className: undefined })),
  };
  return API_MEMBER_KINDS.flatMap((kind) =>
    all[kind].map(({ deprecatedSince, since, ...member }) => ({
      kind,
      name: member.name,
      anchor: memberAnchor(owner, kind, member),
      since,
      deprecatedSince,
    })),
  );
}

/** What the releases of the current major added to a page and deprecated on it, newest first. */
export function releaseChanges(page: ApiPageData): ReleaseChanges[] {
  const members = membersOf(page);
  const texts = [page, ...members].flatMap(({ deprecatedSince, since }) => [
    since,
    deprecatedSince,
  ]);
  const releases = [...new Set(texts)].filter((text) => releasesIn(text).length > 0) as ApiSince[];
  return releases
    .map((release) => ({
      release,
      isNew: page.since === release,
      isDeprecated: page.deprecatedSince === release,
      added: members.filter(({ since }) => since === release && since !== page.since),
      deprecated: members.filter(({ deprecatedSince }) => deprecatedSince === release),
    }))
    .sort((a, b) =>
      byNewest(releasesIn(a.release).at(-1) ?? '', releasesIn(b.release).at(-1) ?? ''),
    );
}
