import puppeteer, { type ElementHandle, type KeyInput, type LaunchOptions } from 'puppeteer-core';
import { poll } from './poll';
import {
  FIND_TIMEOUT_MS,
  findElement,
  hasHydrated,
  splitKeys,
  VIEWPORT,
  type EngineBrowser,
  type PageFunction,
  type Tab,
  type Target,
} from './tab';

/** Disables requests to anything but the page under test. */
const FIREFOX_PREFERENCES = {
  'app.update.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'ui.prefersReducedMotion': 1,
  // Fine and able to hover, because a browser without a screen has no mouse.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // Fine and able to hover, as above.
  '--blink-settings=primaryPointerType=4,availablePointerTypes=4,primaryHoverType=2,availableHoverTypes=2',
];

/** Opens Firefox over WebDriver BiDi, or Chromium. */
export async function openPuppeteer(
  browser: 'firefox' | 'chrome',
  executablePath: string,
): Promise<EngineBrowser> {
  const options: LaunchOptions =
    browser === 'firefox'
      ? { extraPrefsFirefox: FIREFOX_PREFERENCES, defaultViewport: VIEWPORT }
      : { args: [...CHROMIUM_ARGS, '--force-prefers-reduced-motion'], defaultViewport: null };
  // Starting can take half a minute on a busy machine.
  const running = await puppeteer.launch({
    browser,
    executablePath,
    timeout: 120_000,
    ...options,
  });
  return {
    async newTab(origin) {
      const context = await running.createBrowserContext();
      const page = await context.newPage();
      if (browser === 'chrome') {
        // Puppeteer's own viewport also turns touch off, and with it the pointer of the arguments.
        const session = await page.createCDPSession();
        const metrics = { ...VIEWPORT, deviceScaleFactor: 1, mobile: false };
        await session.send('Emulation.setDeviceMetricsOverride', metrics);
      }
      const find = async (target: Target) =>
        poll(
          `${target.css} ${target.name ?? ''}`,
          async () => {
            const handle = await page.evaluateHandle(findElement, target);
            return handle.asElement() as ElementHandle<Element> | null;
          },
          FIND_TIMEOUT_MS,
        );
      const tab: Tab = {
        async goto(path) {
          await page.goto(origin + path, { waitUntil: 'domcontentloaded', timeout: 60_000 });
          await poll(`${path} is hydrated`, () => page.evaluate(hasHydrated), 60_000);
        },
        run: <Args extends unknown[], Result>(code: PageFunction<Args, Result>, ...args: Args) =>
          page.evaluate(code as (...given: unknown[]) => Result, ...args),
        click: async (target) => (await find(target)).click(),
        hover: async (target) => (await find(target)).hover(),
        type: (text) => page.keyboard.type(text),
        async press(keys) {
          const { held, key } = splitKeys(keys);
          for (const name of held) {
            await page.keyboard.down(name as KeyInput);
          }
          await page.keyboard.press(key as KeyInput);
          for (const name of held) {
            await page.keyboard.up(name as KeyInput);
          }
        },
        close: () => context.close(),
      };
      return tab;
    },
    close: () => running.close(),
  };
}
