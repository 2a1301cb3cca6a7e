import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { findFreePort } from '../../../scripts/lib/freePort';
import { poll } from './poll';
import {
  FIND_TIMEOUT_MS,
  findElement,
  hasHydrated,
  splitKeys,
  VIEWPORT,
  type EngineBrowser,
  type Tab,
  type Target,
} from './tab';

/** The paths of the programs that drive WebKit. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly miniBrowser: string;
  readonly xvfb: string;
}

/** Larger than the window, which contains the viewport and the browser's interface. */
const SCREEN = '1600x1200x24';

/** Starts a virtual screen. */
async function openScreen(xvfb: string): Promise<{ process: ChildProcess; display: string }> {
  const process = spawn(xvfb, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = process.stdio[3] as Readable;
  const display = await new Promise<string>((resolve, reject) => {
    numbers.once('data', (data) => resolve(`:${String(data).trim()}`));
    process.once('exit', (code) =>
      reject(new Error(`Xvfb ended with ${code} before it had a screen.`)),
    );
  });
  return { process, display };
}

/**
 * WebKit's MiniBrowser, driven by WebDriver. Each tab is a separate browser with separate storage.
 */
export async function openWebKit(programs: WebKitPrograms): Promise<EngineBrowser> {
  const screen = await openScreen(programs.xvfb);
  const port = await findFreePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await poll('WebKitWebDriver answers', async () => (await fetch(`${server}/status`)).ok, 30_000);
  return {
    newTab: (origin) => newTab(server, programs.miniBrowser, origin),
    async close() {
      driver.kill();
      screen.process.kill();
    },
  };
}

async function newTab(server: string, miniBrowser: string, origin: string): Promise<Tab> {
  const browser = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      }),
    )
    .build();
  const run = <Result>(code: unknown, ...args: readonly unknown[]) =>
    browser.executeScript<Result>(`return (${String(code)})(...arguments)`, ...args);
  const find = (target: Target) =>
    poll<WebElement>(
      `${target.css} ${target.name ?? ''}`,
      () => run<WebElement | null>(findElement, target),
      FIND_TIMEOUT_MS,
    );
  const act = () => browser.actions({ async: true });
  const keyOf = (name: string) => (name.length > 1 ? Reflect.get(Key, keyName(name)) : name);

  await fitWindow();
  return {
    async goto(path) {
      await browser.get(origin + path);
      await poll(`${path} is hydrated`, () => run<boolean>(hasHydrated), 60_000);
    },
    run: (code, ...args) => run(code, ...args),
    click: async (target) => (await find(target)).click(),
    hover: async (target) =>
      act()
        .move({ origin: await find(target) })
        .perform(),
    type: (text) => act().sendKeys(text).perform(),
    async press(keys) {
      const { held, key } = splitKeys(keys);
      const actions = act();
      held.forEach((name) => actions.keyDown(keyOf(name)));
      actions.sendKeys(keyOf(key));
      held.forEach((name) => actions.keyUp(keyOf(name)));
      await actions.perform();
    },
    close: () => browser.quit(),
  };

  /** The window is taller than the viewport by a bar whose height depends on the theme. */
  async function fitWindow(): Promise<void> {
    const frame = browser.manage().window();
    await frame.setRect({ ...VIEWPORT, x: 0, y: 0 });
    const inner = await run<number>(() => window.innerHeight);
    await frame.setRect({ ...VIEWPORT, x: 0, y: 0, height: 2 * VIEWPORT.height - inner });
  }
}

/** Selenium's name of a key: `ArrowDown` → `ARROW_DOWN`. */
const keyName = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
