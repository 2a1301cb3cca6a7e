import { shouldRegister } from './shouldRegister';

const facts = {
  isSupported: true,
  page: new URL('https://mui.com/x/introduction/'),
  siteUrl: 'https://mui.com',
  baseUrl: '/x/',
};

it('registers on the host that the site was built for', () => {
  expect(shouldRegister(facts)).toBe(true);
});

it('does not register on previews, mirrors, and localhost', () => {
  for (const host of [
    'https://deploy-1--site.example',
    'http://localhost:3010',
    'https://mui.com.evil.example',
  ]) {
    expect(shouldRegister({ ...facts, page: new URL('/x/introduction/', host) })).toBe(false);
  }
});

it('registers on the host of an older major, although its canonical URLs name the current one', () => {
  const page = new URL('https://v7.mui.com/x/react-charts/bars/');
  expect(shouldRegister({ ...facts, page, siteUrl: 'https://v7.mui.com' })).toBe(true);
});

it('does not register outside of the site or without support', () => {
  expect(shouldRegister({ ...facts, page: new URL('https://mui.com/store/') })).toBe(false);
  expect(shouldRegister({ ...facts, isSupported: false })).toBe(false);
});
