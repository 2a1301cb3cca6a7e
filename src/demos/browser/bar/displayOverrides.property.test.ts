import fc from 'fast-check';
import { DEMO_LOCALES } from './demoLocales';
import { DEMO_WIDTH, readDisplayOverrides, writeDisplayOverrides } from './displayOverrides';

const overrides = fc.record(
  {
    mode: fc.constantFrom('light' as const, 'dark' as const),
    direction: fc.constantFrom('ltr' as const, 'rtl' as const),
    dense: fc.boolean(),
    locale: fc.constantFrom(...DEMO_LOCALES),
    width: fc.integer(DEMO_WIDTH),
  },
  { requiredKeys: [] },
);

it('reads what it wrote, whatever else the query string contains', () => {
  fc.assert(
    fc.property(overrides, fc.webQueryParameters(), fc.string(), (given, search, name) => {
      const written = writeDisplayOverrides(search, name, given);
      expect(readDisplayOverrides(written, name)).toEqual(given);
    }),
  );
});

it('reads only valid values from any query string', () => {
  const key = fc.constantFrom('mode', 'dir', 'dense', 'locale', 'width');
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.string())), (pairs) => {
      const search = new URLSearchParams([['demo', 'Demo'], ...pairs]).toString();
      const { mode, direction, dense, locale, width } = readDisplayOverrides(search, 'Demo');
      expect([undefined, 'light', 'dark']).toContain(mode);
      expect([undefined, 'ltr', 'rtl']).toContain(direction);
      expect([undefined, true, false]).toContain(dense);
      expect([undefined, ...DEMO_LOCALES]).toContain(locale);
      const isWithin = width === undefined || (width >= DEMO_WIDTH.min && width <= DEMO_WIDTH.max);
      expect(isWithin).toBe(true);
    }),
  );
});
