import { nextIndex } from './moveFocus';

describe('nextIndex', () => {
  it('moves with wrap-around', () => {
    expect(nextIndex('ArrowDown', 2, 3, 'vertical')).toBe(0);
    expect(nextIndex('ArrowUp', 0, 3, 'vertical')).toBe(2);
    expect(nextIndex('ArrowRight', 0, 3, 'horizontal')).toBe(1);
    expect(nextIndex('ArrowLeft', 1, 3, 'horizontal')).toBe(0);
  });

  it('mirrors left and right in right-to-left text', () => {
    expect(nextIndex('ArrowRight', 0, 3, 'horizontal', 'rtl')).toBe(2);
    expect(nextIndex('ArrowLeft', 0, 3, 'horizontal', 'rtl')).toBe(1);
    expect(nextIndex('ArrowDown', 0, 3, 'both', 'rtl')).toBe(1);
  });

  it('moves to the ends', () => {
    expect(nextIndex('Home', 2, 3, 'vertical')).toBe(0);
    expect(nextIndex('End', 0, 3, 'horizontal')).toBe(2);
  });

  it('enters a list without a current item at either end', () => {
    expect(nextIndex('ArrowDown', -1, 3, 'vertical')).toBe(0);
    expect(nextIndex('ArrowUp', -1, 3, 'vertical')).toBe(2);
  });

  it('ignores the keys of the other axis, other keys, and empty lists', () => {
    expect(nextIndex('ArrowRight', 0, 3, 'vertical')).toBeNull();
    expect(nextIndex('ArrowDown', 0, 3, 'horizontal')).toBeNull();
    expect(nextIndex('a', 0, 3, 'both')).toBeNull();
    expect(nextIndex('Home', 0, 0, 'both')).toBeNull();
  });
});
