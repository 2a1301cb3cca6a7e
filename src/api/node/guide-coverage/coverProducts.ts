import path from 'node:path';
import type { ApiProduct, ApiProductModel } from '../../shared/apiModel';
import { CURRENT_MAJOR } from '../../../versions/shared/versions';
import { loadApiModel } from '..';
import { readMajorExports } from '../../../content/node/type-checks';
import { readFeatureGuides } from './guides';
import { measureGuideCoverage, type GuideCoverage } from './measureGuideCoverage';
import { isPackageOf, listMembers } from './members';

/**
 * Measures how much of each product's public API the guides of the current major explain.
 *
 * @param siteDir The absolute path.
 */
export async function coverProducts(siteDir: string): Promise<GuideCoverage[]> {
  const { products } = await loadApiModel(siteDir);
  const exported = Object.entries(readMajorExports(siteDir, CURRENT_MAJOR));
  const guides = await readFeatureGuides(path.join(siteDir, 'docs'));
  return (Object.entries(products) as [ApiProduct, ApiProductModel][]).map(([product, model]) => {
    const names = exported
      .filter(([specifier]) => isPackageOf(product, specifier))
      .flatMap(([, found]) => found);
    return measureGuideCoverage(product, listMembers(model, names), guides);
  });
}
