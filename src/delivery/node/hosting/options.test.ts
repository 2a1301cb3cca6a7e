import { optionsSchema } from './options';

const isValid = (options: object) =>
  optionsSchema.safeParse({ services: {}, versionHosts: [], hsts: 'host', ...options }).success;

it('accepts the addresses of a site', () => {
  expect(isValid({})).toBe(true);
  expect(
    isValid({
      chatUrl: 'https://chat.example.com',
      docSearchAppId: 'A1B2',
      versionHosts: ['http://localhost:3000', 'https://v7.example.com'],
    }),
  ).toBe(true);
});

it('rejects what the policy could not contain', () => {
  expect(isValid({ chatUrl: 'http://chat.example.com' })).toBe(false);
  expect(isValid({ versionHosts: ['v7.example.com'] })).toBe(false);
  expect(isValid({ versionHosts: ["javascript:alert('1')"] })).toBe(false);
  expect(isValid({ scriptHashes: [] })).toBe(false);
  expect(isValid({ hsts: 'everything' })).toBe(false);
});
