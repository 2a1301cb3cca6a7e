import { optionsSchema } from './options';

it('accepts the modes of the setting only', () => {
  expect(['on', 'off', 'remove'].every((mode) => optionsSchema.safeParse({ mode }).success)).toBe(
    true,
  );
  expect(optionsSchema.safeParse({ mode: 'maybe' }).success).toBe(false);
  expect(optionsSchema.safeParse({}).success).toBe(false);
});
