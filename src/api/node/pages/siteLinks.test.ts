import { writeFixtureSite } from '../testing/fixtureSite';
import { readPages } from '../../../content/node/page';
import { createLinkResolver } from './siteLinks';

describe('createLinkResolver', () => {
  const siteDir = writeFixtureSite({
    'docs/react-data-grid/layout/layout.mdx': '## Flex parent container\n\n## Other {#named}\n',
  });
  let resolve: (href: string) => string;
  beforeAll(async () => {
    const pages = await readPages(`${siteDir}/docs`);
    resolve = createLinkResolver(pages, new Set(['/x/api/data-grid/data-grid/']));
  });

  it('resolves to an existing section of the page', () => {
    expect(resolve('https://mui.com/x/react-data-grid/layout/#flex-parent-container')).toBe(
      '/x/react-data-grid/layout/#flex-parent-container',
    );
    expect(resolve('/x/react-data-grid/layout/#named')).toBe('/x/react-data-grid/layout/#named');
  });

  it("resolves to the page if it doesn't have the section", () => {
    expect(resolve('https://mui.com/x/react-data-grid/layout/#gone')).toBe(
      '/x/react-data-grid/layout/',
    );
  });

  it('resolves API pages', () => {
    expect(resolve('https://mui.com/x/api/data-grid/data-grid/')).toBe(
      '/x/api/data-grid/data-grid/',
    );
  });

  it("keeps the published URL if this site doesn't have the page", () => {
    expect(resolve('/x/react-data-grid/unwritten')).toBe(
      'https://mui.com/x/react-data-grid/unwritten/',
    );
  });

  it('resolves links to related documentation to its published place', () => {
    expect(resolve('/material-ui/api/input/')).toBe('https://mui.com/material-ui/api/input/');
  });

  it('does not change links to other sites', () => {
    expect(resolve('https://owasp.org/www-community/')).toBe('https://owasp.org/www-community/');
  });
});
