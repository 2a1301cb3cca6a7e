import fc from 'fast-check';
import { CODE_STYLING_NAMES, CODE_VARIANTS, resolvePreference } from './codePreference';

const cookie = fc.option(
  fc.oneof(fc.string(), fc.constantFrom('JS', 'TS', 'Tailwind', 'CSS', '__proto__', 'toString')),
  { nil: undefined },
);

it('resolves to a valid preference for any hash and any cookies', () => {
  fc.assert(
    fc.property(fc.string(), cookie, cookie, (hash, variant, styling) => {
      const preference = resolvePreference(hash, { variant, styling });
      expect(CODE_VARIANTS).toContain(preference.variant);
      expect(Object.keys(CODE_STYLING_NAMES)).toContain(preference.styling);
    }),
  );
});
