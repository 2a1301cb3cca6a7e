import { parseFooterLinks, PUBLISHED_FOOTER } from './footerLinks';

it('parses names and URLs', () => {
  expect(
    parseFooterLinks('Blog=https://example.com/blog/; Terms of use=https://example.com/?a=b'),
  ).toEqual([
    { name: 'Blog', href: 'https://example.com/blog/' },
    { name: 'Terms of use', href: 'https://example.com/?a=b' },
  ]);
  expect(parseFooterLinks('off')).toEqual([]);
});

it('start with the links of the published documentation', () => {
  expect(parseFooterLinks(PUBLISHED_FOOTER).map(({ name }) => name)).toEqual([
    ...['Home', 'Blog', 'Store', 'X', 'Discord', 'YouTube', 'RSS'],
  ]);
});

it.each([
  'Blog',
  'Blog=http://example.com',
  '=https://example.com',
  'Blog=https://',
  'Blog=javascript:alert(1)',
])('names the entry %s and what is expected', (entry) => {
  expect(() => parseFooterLinks(`A=https://a.example;${entry}`)).toThrow(
    `"${entry}": expected Name=https://…, entries separated by semicolons, or off`,
  );
});
