import { readDisplayOverrides, writeDisplayOverrides } from './displayOverrides';

const all = { mode: 'dark', direction: 'rtl', dense: true, locale: 'frFR', width: 390 } as const;
const query = '?demo=Basic&mode=dark&dir=rtl&dense=1&locale=frFR&width=390';

describe('readDisplayOverrides', () => {
  it('reads every override of the demo', () => {
    expect(readDisplayOverrides(query, 'Basic')).toEqual(all);
  });

  it('ignores the overrides of other demos', () => {
    expect(readDisplayOverrides(query, 'Other')).toEqual({});
    expect(readDisplayOverrides('?mode=dark', 'Basic')).toEqual({});
  });

  it.each([
    'mode=sepia',
    'dir=up',
    'dense=yes',
    'locale=xxXX',
    'width=12',
    'width=99999',
    'width=-390',
    'width=39e1',
  ])('ignores %s', (pair) => {
    expect(readDisplayOverrides(`?demo=Basic&${pair}`, 'Basic')).toEqual({});
  });
});

describe('writeDisplayOverrides', () => {
  it('writes what it can read', () => {
    expect(writeDisplayOverrides('', 'Basic', all)).toBe(query);
  });

  it('keeps other parameters and replaces those of another demo', () => {
    expect(writeDisplayOverrides('?a=1&demo=Other&width=300', 'Basic', { dense: false })).toBe(
      '?a=1&demo=Basic&dense=0',
    );
  });

  it('removes its parameters when nothing is overridden', () => {
    expect(writeDisplayOverrides(query, 'Basic', {})).toBe('');
  });
});
