import { isMovedSections, isOnAnotherPage, movedSectionsOf } from './movedSections';

describe('movedSectionsOf', () => {
  it('returns the list of a page', () => {
    const movedSections = { old: 'new', gone: '/react-charts/pie/#labels' };
    expect(movedSectionsOf({ title: 'A', movedSections })).toEqual(movedSections);
  });

  it.each([
    {},
    { movedSections: null },
    { movedSections: ['old'] },
    { movedSections: { old: '' } },
  ])('returns none for %j', (frontMatter) => {
    expect(movedSectionsOf(frontMatter)).toEqual({});
  });
});

it('accepts ids and sections of other pages as the new place', () => {
  expect(isMovedSections({ old: '/react-charts/pie/' })).toBe(true);
  expect(isMovedSections({ old: 'https://example.com/' })).toBe(false);
  expect(isMovedSections({ 'old id': 'new' })).toBe(false);
  expect(isOnAnotherPage('/react-charts/pie/#labels')).toBe(true);
  expect(isOnAnotherPage('labels')).toBe(false);
});
