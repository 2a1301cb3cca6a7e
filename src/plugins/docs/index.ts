import contentDocs, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { LoadContext, Plugin } from '@docusaurus/types';

interface DocsGlobalData {
  readonly versions: readonly GlobalVersion[];
}

/**
 * Docusaurus's plugin for documents, without the list of all documents in the global data. That list
 * is part of the main bundle, so every page would load it and it grows with every page; none of our
 * components reads it. (Those that look for a page use the routes, which are there anyway.)
 */
async function createDocsPlugin(
  context: LoadContext,
  options: Parameters<typeof contentDocs>[1],
): Promise<Plugin> {
  const plugin = (await contentDocs(context, options)) as Plugin;
  return {
    ...plugin,
    contentLoaded: (args) =>
      plugin.contentLoaded?.({
        ...args,
        actions: {
          ...args.actions,
          setGlobalData(data) {
            const { versions, ...rest } = data as DocsGlobalData;
            args.actions.setGlobalData({
              ...rest,
              versions: versions.map((version) => ({ ...version, docs: [] })),
            });
          },
        },
      }),
  };
}

/** Docusaurus looks for the check of the options on the function. */
export default Object.assign(createDocsPlugin, { validateOptions });
