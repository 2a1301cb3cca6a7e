import { isBelowTarget, measureGuideCoverage } from './measureGuideCoverage';
import type { PublicMember } from './members';
import { guide, member } from './testing/fixtures';

const missingOf = (
  members: readonly PublicMember[],
  guides: Parameters<typeof measureGuideCoverage>[2],
) => measureGuideCoverage('data-grid', members, guides).missing;

describe('measureGuideCoverage', () => {
  it('counts a member that a guide explains', () => {
    expect(missingOf([member('rows')], [guide('react-data-grid/rows', ['rows'])])).toEqual([]);
  });

  it('counts an event if a guide explains its prop', () => {
    const event = member('rowClick', { kind: 'event', owners: [], aliases: ['onRowClick'] });
    expect(missingOf([event], [guide('react-data-grid/events', ['onRowClick'])])).toEqual([]);
  });

  it('names the page that explains the same word for something else', () => {
    const label = member('label', { owners: ['GridToolbar'] });
    expect(missingOf([label], [guide('react-data-grid/rows', ['label'])])).toEqual([
      expect.objectContaining({ member: label, elsewhere: 'react-data-grid/rows' }),
    ]);
  });

  it('assigns a page to an interface by the names that readers know', () => {
    const field = member('flex', { kind: 'field', owners: ['GridColDef'] });
    const page = guide('react-data-grid/size', ['flex'], { subjects: new Set(['columns']) });
    expect(missingOf([field], [page])).toEqual([]);
  });

  it('reads the guides of the product and of the family', () => {
    const page = (product?: 'charts') => guide('guides/size', ['rows'], { product });
    expect(missingOf([member('rows')], [page('charts')])).toHaveLength(1);
    expect(missingOf([member('rows')], [page()])).toHaveLength(0);
  });

  it('excludes exempt members', () => {
    const members = [member('sx'), member('gone', { isDeprecated: true }), member('rows')];
    expect(measureGuideCoverage('data-grid', members, [])).toMatchObject({ members: 1, exempt: 2 });
  });
});

it('allows two of a hundred members to be missing', () => {
  const coverage = (count: number) => ({
    product: 'charts' as const,
    members: 100,
    exempt: 0,
    missing: Array.from({ length: count }, () => ({ member: member('rows') })),
  });
  expect([2, 3].map((count) => isBelowTarget(coverage(count)))).toEqual([false, true]);
});
