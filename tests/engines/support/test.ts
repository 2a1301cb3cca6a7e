import { expect, test as base } from '@playwright/test';
import { isExpectedMessage } from '../../browser/support/test';
import type { Notes, ProbedWindow } from './probe';
import { serveProbed, type ProbedSite } from './probedSite';
import { openPuppeteer } from './puppeteerBrowser';
import type { EngineBrowser, Tab } from './tab';
import { openWebKit } from './webkitBrowser';

/** Opens the engine of a project, or throws the reason why it can't. */
const ENGINES: Readonly<Record<string, () => Promise<EngineBrowser> | string>> = {
  Firefox() {
    const { FIREFOX_PATH } = process.env;
    return FIREFOX_PATH
      ? openPuppeteer('firefox', FIREFOX_PATH)
      : 'Firefox is not here and could not be installed (Debian: firefox-esr). Set FIREFOX_PATH.';
  },
  WebKit() {
    const { WEBKIT_DRIVER_PATH, MINI_BROWSER_PATH, XVFB_PATH } = process.env;
    return WEBKIT_DRIVER_PATH && MINI_BROWSER_PATH && XVFB_PATH
      ? openWebKit({ driver: WEBKIT_DRIVER_PATH, miniBrowser: MINI_BROWSER_PATH, xvfb: XVFB_PATH })
      : 'WebKit is not here and could not be installed (Debian: webkit2gtk-driver, xvfb).';
  },
};

interface OfTest {
  /** A new tab. Console messages fail the test. */
  readonly tab: Tab;
}

interface OfWorker {
  readonly site: ProbedSite;
  /** The engine of the project, or the reason why there is none. */
  readonly engine: EngineBrowser | string;
}

/** What the probe has recorded on the current page. */
export const readNotes = (tab: Tab): Promise<Notes> =>
  tab.run(() => (window as ProbedWindow).engineNotes ?? { problems: [], backgrounds: [] });

const problemsOf = async (tab: Tab) =>
  (await readNotes(tab)).problems.filter((text) => !isExpectedMessage(text));

export const test = base.extend<OfTest, OfWorker>({
  site: [
    async ({}, use) => {
      const site = await serveProbed('build');
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({}, use, { project }) => {
      const engine = await ENGINES[project.name]?.();
      await use(engine ?? `There is no engine of the name ${project.name}.`);
      if (typeof engine === 'object') {
        await engine.close();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  tab: async ({ engine, site }, use, testInfo) => {
    if (typeof engine === 'string') {
      testInfo.skip(true, engine);
      return;
    }
    const tab = await engine.newTab(site.origin);
    await use(tab);
    if (testInfo.status === testInfo.expectedStatus) {
      expect(await problemsOf(tab)).toEqual([]);
    }
    await tab.close();
  },
});

export { expect };
