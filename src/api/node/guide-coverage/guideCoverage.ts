import path from 'node:path';
import type { ApiProduct, ApiProductModel } from '../../shared/apiModel';
import { FAMILY, PRODUCTS } from '../../../content/shared/products';
import { looksLikeCode, readPages, type Page, type PageMention } from '../../../content/node/page';
import { readMajorExports } from '../../../content/node/type-checks';
import { CURRENT_MAJOR } from '../../../versions/shared/versions';
import { loadApiModel } from '..';
import { exceptionReason } from './exceptions';
import { isPackageOf, listMembers, type PublicMember } from './members';

/** How much of a product's public API its guides explain. */
export interface GuideCoverage {
  readonly product: ApiProduct;
  /** The number of members that must be explained. */
  readonly members: number;
  readonly exempt: number;
  /** Members that no section is about. */
  readonly missing: readonly PublicMember[];
}

/** What the report reads of a page. */
type Guide = Pick<Page, 'frontMatter' | 'mentions' | 'text'> & {
  readonly place: Pick<Page['place'], 'relative'>;
};

/** These pages describe changes, not features. */
const NO_GUIDES = /^(?:migration|whats-new|playground)\//;

/** Names by which readers know an interface: they rarely see its own. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  AxisConfig: ['xAxis', 'yAxis'],
  GridColDef: ['columns'],
  PieSeries: ['PieChart'],
};

const WORD = /\p{L}[\p{L}\p{N}_$'’-]*/gu;

/** Whether a text has words beside names, unlike `See rows.` or a bare list of names. */
function explains({ name, place, text }: PageMention): boolean {
  const words = (text.match(WORD) ?? []).filter((word) => word !== name && !looksLikeCode(word));
  return words.length >= (place === 'subject' ? 2 : 3);
}

/** Props, slots, and fields that are plain words, such as `label`, have many owners. */
function isOwned({ text }: Guide, { kind, name, owners }: PublicMember): boolean {
  return (
    looksLikeCode(name) ||
    !['prop', 'slot', 'field'].includes(kind) ||
    owners.flatMap((owner) => [owner, ...(SUBJECTS[owner] ?? [])]).some((one) => text.includes(one))
  );
}

function isAbout(page: Guide, member: PublicMember): boolean {
  const names = [member.name, ...member.aliases];
  return (
    isOwned(page, member) &&
    page.mentions.some((mention) => names.includes(mention.name) && explains(mention))
  );
}

/** Compares the public members of a product with its guides, and those of the family. */
export function measureGuideCoverage(
  product: ApiProduct,
  members: readonly PublicMember[],
  pages: readonly Guide[],
): GuideCoverage {
  const ids: unknown[] = [
    FAMILY,
    ...PRODUCTS.filter(({ apiSegment }) => apiSegment === product),
  ].map(({ id }) => id);
  const guides = pages.filter(
    ({ frontMatter, place }) =>
      ids.includes(frontMatter.productId) && !NO_GUIDES.test(place.relative),
  );
  const counted = members.filter((member) => exceptionReason(product, member) === undefined);
  return {
    product,
    members: counted.length,
    exempt: members.length - counted.length,
    missing: counted.filter((member) => !guides.some((guide) => isAbout(guide, member))),
  };
}

/**
 * Measures how much of each product's public API the guides of the current major explain.
 *
 * @param siteDir The absolute path.
 */
export async function coverProducts(siteDir: string): Promise<GuideCoverage[]> {
  const { products } = await loadApiModel(siteDir);
  const exported = Object.entries(readMajorExports(siteDir, CURRENT_MAJOR));
  const pages = await readPages(path.join(siteDir, 'docs'));
  return (Object.entries(products) as [ApiProduct, ApiProductModel][]).map(([product, model]) => {
    const names = exported.filter(([specifier]) => isPackageOf(product, specifier));
    const members = listMembers(
      model,
      names.flatMap(([, found]) => found),
    );
    return measureGuideCoverage(product, members, pages);
  });
}
