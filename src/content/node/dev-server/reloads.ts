import { createRequire } from 'node:module';

/** Identifies a plugin, as Docusaurus does. */
interface PluginIdentifier {
  readonly name: string;
  readonly id: string;
}

/** Docusaurus's functions that load content again. Each continues from the site that it is given. */
export interface SiteLoader<Site> {
  reloadSite: (site: Site) => Promise<Site>;
  reloadSitePlugin: (site: Site, plugin: PluginIdentifier) => Promise<Site>;
}

/** A module that is loaded again must not queue the reloads twice. */
const QUEUED = Symbol.for('docs-dev-server.queued');

/**
 * Lets reloads run one after another, each from the site that the previous one returned. Docusaurus
 * starts each at once, from the site of that moment, so the one that ends last would bring back what
 * the others have replaced. Equal reloads that wait become one, because a reload reads its files when
 * it starts.
 *
 * @throws Error if the module doesn't have these functions
 */
export function queueReloads<Site>(loader: SiteLoader<Site>): void {
  if (QUEUED in loader) {
    return;
  }
  const { reloadSite, reloadSitePlugin } = loader;
  if (typeof reloadSite !== 'function' || typeof reloadSitePlugin !== 'function') {
    throw new Error(
      'src/content/node/dev-server/reloads.ts: @docusaurus/core/lib/server/site no longer has `reloadSite` and `reloadSitePlugin`. ' +
        'Compare it with the installed package, and see src/delivery/node/replacements/table.ts.',
    );
  }
  const waiting = new Map<string, Promise<Site>>();
  let last: Promise<unknown> = Promise.resolve();
  let latest: Site | undefined;

  function enqueue(name: string, site: Site, reload: (from: Site) => Promise<Site>): Promise<Site> {
    const equal = waiting.get(name);
    if (equal !== undefined) {
      // Docusaurus prints each failure that it sees; the first caller reports it.
      return equal.catch(() => latest ?? site);
    }
    const result = last.then(async () => {
      waiting.delete(name);
      latest = await reload(latest ?? site);
      return latest;
    });
    waiting.set(name, result);
    last = result.catch(() => undefined);
    return result;
  }

  Object.assign(loader, {
    [QUEUED]: true,
    reloadSite: (site: Site) => enqueue('', site, reloadSite),
    reloadSitePlugin: (site: Site, plugin: PluginIdentifier) =>
      enqueue(`${plugin.name} ${plugin.id}`, site, (from) => reloadSitePlugin(from, plugin)),
  } satisfies SiteLoader<Site> & { [QUEUED]: true });
}

/** The module of Docusaurus that `docusaurus start` calls. */
export function docusaurusLoader(): SiteLoader<unknown> {
  return createRequire(__filename)('@docusaurus/core/lib/server/site') as SiteLoader<unknown>;
}
