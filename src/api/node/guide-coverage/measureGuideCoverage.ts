import type { ApiProduct } from '../../shared/apiModel';
import { exceptionReason } from './exceptions';
import type { FeatureGuide } from './guides';
import type { PublicMember } from './members';
import { SUBJECTS } from './subjects';
import { suggestPage } from './suggestPage';

/** A member that no guide explains. */
export interface MissingMember {
  readonly member: PublicMember;
  /** The path of the page to which it most likely belongs. */
  readonly page?: string;
  /** A page that explains the name for another owner. */
  readonly elsewhere?: string;
}

/** How much of a product's public API its guides explain. */
export interface GuideCoverage {
  readonly product: ApiProduct;
  /** The number of members that must be explained. */
  readonly members: number;
  readonly exempt: number;
  readonly missing: readonly MissingMember[];
}

/** The share of a product's members that may be missing. */
export const MAX_MISSING = 0.02;

function explains(guide: FeatureGuide, names: ReadonlySet<string>): boolean {
  return guide.explanations.some(({ name }) => names.has(name));
}

/** Names of props and fields are common words in many components; other names are unique. */
function isAbout(guide: FeatureGuide, { kind, owners }: PublicMember): boolean {
  return (
    !['prop', 'slot', 'field'].includes(kind) ||
    owners
      .flatMap((owner) => [owner, ...(SUBJECTS[owner] ?? [])])
      .some((subject) => guide.subjects.has(subject))
  );
}

function measureMember(
  member: PublicMember,
  guides: readonly FeatureGuide[],
): MissingMember | undefined {
  const names = new Set([member.name, ...member.aliases]);
  const explaining = guides.filter((guide) => explains(guide, names));
  if (explaining.some((guide) => isAbout(guide, member))) {
    return undefined;
  }
  return { member, page: suggestPage(member, guides), elsewhere: explaining[0]?.path };
}

/**
 * Compares the public members of a product with its guides. A member counts on a page about one of
 * its owners.
 */
export function measureGuideCoverage(
  product: ApiProduct,
  members: readonly PublicMember[],
  guides: readonly FeatureGuide[],
): GuideCoverage {
  const own = guides.filter((guide) => guide.product === product || guide.product === undefined);
  const counted = members.filter((member) => exceptionReason(product, member) === undefined);
  return {
    product,
    members: counted.length,
    exempt: members.length - counted.length,
    missing: counted.flatMap((member) => measureMember(member, own) ?? []),
  };
}

/** Whether more members are missing than allowed. */
export function isBelowTarget({ members, missing }: GuideCoverage): boolean {
  return missing.length > members * MAX_MISSING;
}
