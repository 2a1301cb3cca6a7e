import type { ContentProblem } from '../../../base/shared/contentProblem';
import { nearestNames } from '../../../base/node/author-errors';
import type { UnknownName } from './findUnknownNames';

const EXEMPTION =
  'If it is right, add it with the reason to src/api/node/names/exemptions.ts, ' +
  "or to platformNames.ts beside it when it is React's, Material UI's or the browser's.";
const FIX = `Correct the name. ${EXEMPTION}`;
const OTHER_PRODUCT_FIX = `Name what this page's product has instead, or name a package of the other in the page. ${EXEMPTION}`;

/**
 * Describes a name that doesn't exist to the author of the page.
 *
 * @param otherProduct The label of another product that has the name: `Charts`.
 */
export function toProblem(
  { candidates, line, name, owner }: UnknownName,
  otherProduct?: string,
): ContentProblem {
  const near = nearestNames(name, candidates).map((candidate) => `\`${candidate}\``);
  const found =
    owner === undefined
      ? `\`${name}\` is in none of the packages of this page's product.`
      : `\`${owner}\` has no \`${name}\`.`;
  return {
    line,
    at: name,
    found: otherProduct === undefined ? found : `${found} It is a name of ${otherProduct}.`,
    ...(near.length > 0 && { expected: `perhaps ${near.join(', ')}.` }),
    fix: otherProduct === undefined ? FIX : OTHER_PRODUCT_FIX,
  };
}
