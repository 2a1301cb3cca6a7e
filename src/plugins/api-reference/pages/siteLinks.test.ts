import { writeFixtureSite } from '../testing/fixtureSite';
import { createLinkResolver, headingAnchors } from './siteLinks';

describe('createLinkResolver', () => {
  const siteDir = writeFixtureSite({
    'docs/react-data-grid/layout/layout.mdx': '## Flex parent container\n\n## Other {#named}\n',
  });
  const resolve = createLinkResolver(`${siteDir}/docs`, new Set(['/x/api/data-grid/data-grid/']));

  it('leads to a section the page has', () => {
    expect(resolve('https://mui.com/x/react-data-grid/layout/#flex-parent-container')).toBe(
      '/x/react-data-grid/layout/#flex-parent-container',
    );
    expect(resolve('/x/react-data-grid/layout/#named')).toBe('/x/react-data-grid/layout/#named');
  });

  it('leads to the page when it lacks the section', () => {
    expect(resolve('https://mui.com/x/react-data-grid/layout/#gone')).toBe(
      '/x/react-data-grid/layout/',
    );
  });

  it('knows the API pages', () => {
    expect(resolve('https://mui.com/x/api/data-grid/data-grid/')).toBe(
      '/x/api/data-grid/data-grid/',
    );
  });

  it('stays at the published page when there is none here', () => {
    expect(resolve('/x/react-data-grid/unwritten')).toBe(
      'https://mui.com/x/react-data-grid/unwritten/',
    );
  });

  it('leads to the sibling documentation where it is published', () => {
    expect(resolve('/material-ui/api/input/')).toBe('https://mui.com/material-ui/api/input/');
  });

  it('leaves other sites alone', () => {
    expect(resolve('https://owasp.org/www-community/')).toBe('https://owasp.org/www-community/');
  });
});

it('reads anchors of headings, but none from code', () => {
  expect(
    headingAnchors('## Row `height`\n\n```md\n## Not this\n```\n\n### A <Plan tier="pro" />\n'),
  ).toEqual(new Set(['row-height', 'a']));
});
