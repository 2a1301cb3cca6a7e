import { shouldRegister } from './shouldRegister';

const facts = {
  isSupported: true,
  page: new URL('https://mui.com/x/introduction/'),
  canonical: 'https://mui.com/x/introduction/',
  baseUrl: '/x/',
};

it('registers on the host that the site was built for', () => {
  expect(shouldRegister(facts)).toBe(true);
});

it('does not on previews, on mirrors, and on this machine', () => {
  for (const host of [
    'https://deploy-1--site.example',
    'http://localhost:3010',
    'https://mui.com.evil.example',
  ]) {
    expect(shouldRegister({ ...facts, page: new URL('/x/introduction/', host) })).toBe(false);
  }
});

it('does not outside of the site, without a canonical address, or without support', () => {
  expect(shouldRegister({ ...facts, page: new URL('https://mui.com/store/') })).toBe(false);
  expect(shouldRegister({ ...facts, canonical: undefined })).toBe(false);
  expect(shouldRegister({ ...facts, isSupported: false })).toBe(false);
});
