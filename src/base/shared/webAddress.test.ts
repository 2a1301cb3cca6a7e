import { isWebAddress } from './webAddress';

it.each([
  'https://docs.example.com',
  'https://docs.example.com/path/?a=1;b=2&c={url}#d,e',
  'http://localhost:3000',
  'http://127.0.0.1:8080/x/',
  'http://[::1]:3000/',
  'https://xn--mnchen-3ya.example',
  'https://münchen.example',
  'https://a_b.example.com',
  'https://example.com.',
])('accepts %s', (address) => {
  expect(isWebAddress(address)).toBe(true);
});

it.each([
  'https://a;b',
  'https://a;script-src *',
  "https://a;script-src 'unsafe-inline'",
  'https://a,b',
  "https://a'b",
  'https://a"b',
  'https://*',
  'https://*.example.com',
  'https://a b',
  'https://a.example.com/a b',
  ' https://a.example.com',
  'https://a.example.com\n',
  'https://a\tb.example.com',
  'https://a.example.com/\u0000',
  'https://a.example.com/"><script>',
  'https://a$b',
  'https://a&b',
  'https://(a)',
  'https://user:password@a.example.com',
  'https://user@a.example.com',
  'https:\\\\a.example.com',
  'https://{url}/',
  'https://a..example.com',
  'ftp://a.example.com',
  "javascript:alert('1')",
  'docs.example.com',
  '//docs.example.com',
  '',
])('refuses %j', (address) => {
  expect(isWebAddress(address)).toBe(false);
});

it('refuses http where https is expected', () => {
  expect(isWebAddress('http://a.example.com', 'https')).toBe(false);
  expect(isWebAddress('https://a.example.com', 'https')).toBe(true);
});
