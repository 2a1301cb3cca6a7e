import { techArticle, toScriptJson } from './techArticle';

const facts = {
  url: 'https://example.com/x/react-charts/bars/',
  title: 'Bars',
  description: 'Compare.',
  image: 'https://example.com/x/img/social/react-charts/bars.png',
  language: 'en',
  productId: 'x-charts',
  version: '8.14.1',
};

it('describes the page, its subject, and its Markdown alternate', () => {
  expect(techArticle({ ...facts, modified: Date.UTC(2026, 2, 14) })).toMatchObject({
    '@type': 'TechArticle',
    headline: 'Bars',
    dateModified: '2026-03-14T00:00:00.000Z',
    about: { name: 'MUI X Charts', softwareVersion: '8.14.1' },
    encoding: { contentUrl: 'https://example.com/x/react-charts/bars/index.md' },
  });
});

it('omits an unknown date, and describes pages without a product as part of the family', () => {
  const article = techArticle({ ...facts, productId: undefined });
  expect(article).not.toHaveProperty('dateModified');
  expect(article.about).toMatchObject({ name: 'MUI X' });
});

it('cannot end its script element', () => {
  expect(toScriptJson({ a: '</script>' })).toBe('{"a":"\\u003c/script>"}');
});
