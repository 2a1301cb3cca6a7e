import { didYouMean, nearestNames } from './nearestNames';

describe('nearestNames', () => {
  it('puts the nearest first, whatever their case, and at most three', () => {
    expect(
      nearestNames('onRowclick', ['onRowClicks', 'onRowClick', 'onCellClick', 'onRowPick', 'rows']),
    ).toEqual(['onRowClick', 'onRowClicks', 'onRowPick']);
  });
});

describe('didYouMean', () => {
  it('asks, with the suggestion as it is written in a page', () => {
    expect(didYouMean('tittle', ['title', 'description'])).toBe('Did you mean `title`?');
    expect(didYouMean('bas', ['bars'], (id) => `#${id}`)).toBe('Did you mean `#bars`?');
  });

  it('says nothing when no name is near', () => {
    expect(didYouMean('zebra', ['title', 'description'])).toBeUndefined();
  });
});
