import type { LoadContext } from '@docusaurus/types';
import tokensPlugin from './index';

const plugin = tokensPlugin({ generatedFilesDir: '/site/.docusaurus' } as LoadContext);

describe('the tokens plugin', () => {
  it('writes the style sheet for its client module', async () => {
    const createData = jest.fn();
    await plugin.contentLoaded?.({ actions: { createData } } as never);
    expect(createData).toHaveBeenCalledWith('tokens.css', expect.stringContaining('--x-radius'));
    expect(plugin.getClientModules?.()).toEqual([
      `/site/.docusaurus/${plugin.name}/default/tokens.css`,
    ]);
  });

  it('sets the browser color for both schemes and runs its script before the page', () => {
    const tags = plugin.injectHtmlTags?.({ content: undefined });
    expect(tags?.headTags).toMatchObject([
      {
        tagName: 'style',
        innerHTML: expect.stringMatching(/^@layer .*theme, docsearch, mui, utilities;$/) as string,
      },
      { attributes: { name: 'theme-color', media: '(prefers-color-scheme: light)' } },
      { attributes: { name: 'theme-color', media: '(prefers-color-scheme: dark)' } },
    ]);
    expect(tags?.preBodyTags).toMatchObject([
      {
        tagName: 'script',
        innerHTML: expect.stringMatching(/mui-mode[^]*data-mui-layer/) as string,
      },
    ]);
  });
});
