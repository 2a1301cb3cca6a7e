import { docusaurusLoader, queueReloads, type SiteLoader } from './reloads';

/** The content of each plugin. */
type Site = Readonly<Record<string, string>>;

/** Files that plugins read, and how long each takes, in milliseconds. */
let files: Record<string, string>;
const DURATIONS: Readonly<Record<string, number>> = { menu: 500, translations: 20 };

const plugin = (name: string) => ({ name, id: 'default' });
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Like Docusaurus: waits, reads the file, and keeps what the site had of the other plugins. */
function createLoader() {
  return {
    reloadSite: jest.fn(async () => ({ ...files })),
    reloadSitePlugin: jest.fn(async (site: Site, { name }: { name: string }): Promise<Site> => {
      await wait(DURATIONS[name] ?? 0);
      if (files[name] === 'broken') {
        throw new Error(`${name} is broken`);
      }
      return { ...site, [name]: files[name] ?? '' };
    }),
  } satisfies SiteLoader<Site>;
}

/** Saves a file, and reloads as Docusaurus does. */
function edit(loader: SiteLoader<Site>, name: string, text: string): Promise<void> {
  files[name] = text;
  return loader.reloadSitePlugin(site, plugin(name)).then((reloaded) => {
    site = reloaded;
  });
}

let site: Site;

describe('queued reloads', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    files = { menu: 'old', translations: 'old' };
    site = { ...files };
  });
  afterEach(() => jest.useRealTimers());

  it.each([0, 100, 300, 499, 501])('keep a text that is saved %i ms after the menu', async (ms) => {
    const loader = createLoader();
    queueReloads(loader);
    const menu = edit(loader, 'menu', 'new');
    await jest.advanceTimersByTimeAsync(ms);
    const translations = edit(loader, 'translations', 'new');
    await jest.advanceTimersByTimeAsync(2000);
    await Promise.all([menu, translations]);
    expect(site).toEqual({ menu: 'new', translations: 'new' });
  });

  it('read once what was saved several times before they start, and again what was saved after', async () => {
    const loader = createLoader();
    const { reloadSitePlugin } = loader;
    queueReloads(loader);
    const saves = ['1', '2', '3'].map((text) => edit(loader, 'menu', text));
    await jest.advanceTimersByTimeAsync(100);
    saves.push(edit(loader, 'menu', '4'), edit(loader, 'menu', '5'));
    await jest.advanceTimersByTimeAsync(2000);
    await Promise.all(saves);
    expect(site.menu).toBe('5');
    expect(reloadSitePlugin).toHaveBeenCalledTimes(2);
  });

  it('continue after a failure, which is reported once', async () => {
    const loader = createLoader();
    queueReloads(loader);
    const failed = [edit(loader, 'menu', 'broken'), edit(loader, 'menu', 'broken')];
    const results = Promise.allSettled(failed);
    const translations = edit(loader, 'translations', 'new');
    await jest.advanceTimersByTimeAsync(2000);
    await translations;
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(site).toEqual({ menu: 'old', translations: 'new' });
  });

  it('load the whole site after what was saved before', async () => {
    const loader: SiteLoader<Site> = createLoader();
    queueReloads(loader);
    const menu = edit(loader, 'menu', 'new');
    const whole = loader.reloadSite(site);
    await jest.advanceTimersByTimeAsync(2000);
    await menu;
    expect(await whole).toEqual({ menu: 'new', translations: 'old' });
  });

  it('are queued once, however often the plugin is loaded', async () => {
    const loader = createLoader();
    queueReloads(loader);
    const { reloadSitePlugin } = loader;
    queueReloads(loader);
    expect(loader.reloadSitePlugin).toBe(reloadSitePlugin);
  });
});

it('Docusaurus has the functions that are queued, and looks them up when it calls them', () => {
  const loader = docusaurusLoader();
  const { reloadSite, reloadSitePlugin } = loader;
  expect(() => queueReloads(loader)).not.toThrow();
  expect(loader.reloadSite).not.toBe(reloadSite);
  expect(loader.reloadSitePlugin).not.toBe(reloadSitePlugin);
});

it('another form of the module is reported', () => {
  expect(() => queueReloads({} as SiteLoader<unknown>)).toThrow(
    'no longer has `reloadSite` and `reloadSitePlugin`',
  );
});
