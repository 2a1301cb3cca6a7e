import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ApiProduct, ApiProductModel } from '../../api/shared/apiModel';
import type { InspectCatalog } from '../shared/inspect';
import { isLive } from '../../versions/shared/versions';
import { loadApiModel } from '../../api/node';
import { buildVersions } from '../../versions/node';
import { createCatalog } from './createCatalog';

interface NamedCatalog {
  /** `v8/data-grid` */
  readonly name: string;
  readonly catalog: InspectCatalog;
}

function fileOf({ name }: NamedCatalog): string {
  return `${name.replace('/', '-')}.json`;
}

/** A module that maps the name of each catalog to its URL. */
function writeUrls(catalogs: readonly NamedCatalog[]): string {
  return [
    ...catalogs.map(
      (entry, index) => `import url${index} from './${fileOf(entry)}?inspect-catalog';`,
    ),
    `export default { ${catalogs.map(({ name }, index) => `'${name}': url${index}`).join(', ')} };`,
    '',
  ].join('\n');
}

/**
 * Publishes what the inspector of demos knows about the elements of each product, as JSON files
 * that it fetches when a reader uses it.
 */
export default function inspectPlugin({ siteDir }: LoadContext): Plugin<readonly NamedCatalog[]> {
  return {
    name: 'docs-inspect',

    async loadContent() {
      const versions = buildVersions(siteDir).filter(({ major }) => isLive(major));
      const catalogs = await Promise.all(
        versions.map(async ({ major, prefix }) => {
          const { products } = await loadApiModel(siteDir, major);
          const models = Object.entries(products) as [ApiProduct, ApiProductModel][];
          return models.map(([product, model]) => ({
            name: `${major}/${product}`,
            catalog: createCatalog(product, model, prefix),
          }));
        }),
      );
      return catalogs.flat();
    },

    async contentLoaded({ actions, content }) {
      await Promise.all(
        content.map((entry) => actions.createData(fileOf(entry), JSON.stringify(entry.catalog))),
      );
      await actions.createData('urls.js', writeUrls(content));
    },

    configureWebpack: () => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?inspect-catalog$/,
            type: 'asset/resource',
            generator: { filename: 'assets/inspect/[contenthash:8].json' },
          },
        ],
      },
    }),
  };
}
