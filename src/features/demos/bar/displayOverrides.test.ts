import { readDisplayOverrides, writeDisplayOverrides } from './displayOverrides';

const all = { mode: 'dark', direction: 'rtl', dense: true, locale: 'frFR', width: 390 } as const;
const query = '?demo=Basic&mode=dark&dir=rtl&dense=1&locale=frFR&width=390';

describe('readDisplayOverrides', () => {
  it('reads every override of the named demo', () => {
    expect(readDisplayOverrides(query, 'Basic')).toEqual(all);
  });

  it('leaves other demos alone', () => {
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
  it('writes what reading gives back', () => {
    expect(writeDisplayOverrides('', 'Basic', all)).toBe(query);
  });

  it('keeps foreign parameters and drops those of the demo before', () => {
    expect(writeDisplayOverrides('?a=1&demo=Other&width=300', 'Basic', { dense: false })).toBe(
      '?a=1&demo=Basic&dense=0',
    );
  });

  it('leaves no trace when nothing is overridden', () => {
    expect(writeDisplayOverrides(query, 'Basic', {})).toBe('');
  });
});
