import type { ApiProduct, ApiProductModel } from '../../shared/apiModel';
import { CURRENT_MAJOR } from '../../../versions/shared/versions';
import { loadApiModel } from '..';
import { readMajorExports } from '../../../content/node/type-checks';
import { EXCEPTIONS, exceptionReason } from './exceptions';
import { isPackageOf, listMembers } from './members';
import { member } from './testing/fixtures';

describe('exceptionReason', () => {
  it('returns the reason of the rule', () => {
    expect(exceptionReason('data-grid', member('sx'))).toMatch(/^A system prop/);
  });

  it('matches only whole names of the kind', () => {
    expect(exceptionReason('data-grid', member('sxRows'))).toBeUndefined();
    expect(exceptionReason('data-grid', member('id', { kind: 'event' }))).toBeUndefined();
  });

  it('includes the reasons why components have no page', () => {
    const icon = member('GridCheckIcon', { kind: 'component', owners: [] });
    expect(exceptionReason('data-grid', icon)).toMatch(/icon slot/);
  });

  it('gives every rule a reason', () => {
    expect(EXCEPTIONS.every(({ reason }) => reason.endsWith('.'))).toBe(true);
  });
});

/** Extracting all packages is slow if their model isn't cached. */
const EXTRACTION_TIMEOUT_MS = 120_000;

it(
  'contains no unused rule',
  async () => {
    const siteDir = process.cwd();
    const { products } = await loadApiModel(siteDir);
    const exported = Object.entries(readMajorExports(siteDir, CURRENT_MAJOR));
    const reasons = (Object.entries(products) as [ApiProduct, ApiProductModel][]).flatMap(
      ([product, model]) => {
        const names = exported.filter(([specifier]) => isPackageOf(product, specifier));
        return listMembers(
          model,
          names.flatMap(([, found]) => found),
        ).map((entry) => exceptionReason(product, entry));
      },
    );
    const unused = EXCEPTIONS.filter(({ reason }) => !reasons.includes(reason));
    expect(unused.map(({ names }) => names.source)).toEqual([]);
  },
  EXTRACTION_TIMEOUT_MS,
);
