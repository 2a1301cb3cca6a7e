import { didYouMean, nearestNames } from './nearestNames';

describe('nearestNames', () => {
  it('returns up to three names, nearest first, ignoring case', () => {
    expect(
      nearestNames('onRowclick', ['onRowClicks', 'onRowClick', 'onCellClick', 'onRowPick', 'rows']),
    ).toEqual(['onRowClick', 'onRowClicks', 'onRowPick']);
  });
});

describe('didYouMean', () => {
  it('asks with the suggestion as written in a page', () => {
    expect(didYouMean('tittle', ['title', 'description'])).toBe('Did you mean `title`?');
    expect(didYouMean('bas', ['bars'], (id) => `#${id}`)).toBe('Did you mean `#bars`?');
  });

  it('is empty if no name is similar', () => {
    expect(didYouMean('zebra', ['title', 'description'])).toBeUndefined();
  });
});
