import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { copyBuild, nextBuild, openHomeHost, type HomeHost } from './support/homeHost';
import { testOfProblems as test } from './support/test';

/** The worker and open pages when the host answers wrongly, or a new build is deployed. */

const INTRODUCTION = '/x/introduction/';
const INSTALLATION = '/x/introduction/installation/';
const TREE_GUIDE = '/x/react-tree-view/rich-tree-view/items/';
const DEMO = 'BasicRichTreeView';
const SCRIPT = /^\/x\/assets\/js\/.*\.js$/;

let host: HomeHost;

test.describe.configure({ timeout: 120_000 });

test.beforeEach(async () => {
  host = await openHomeHost(copyBuild());
});

test.afterEach(() => host.close());

async function openControlled(): Promise<Page> {
  const context = await host.browser.newContext();
  const page = await context.newPage();
  await page.goto(host.origin + INTRODUCTION);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expectCached(page, INTRODUCTION);
  return page;
}

async function expectCached(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (key) => Boolean(await caches.match(key)), address), {
      timeout: 20_000,
    })
    .toBe(true);
}

/** The cached scripts and styles that begin like HTML. */
const wrongFiles = (page: Page) =>
  page.evaluate(async () => {
    const wrong: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const isFile = /\/assets\//.test(request.url);
        const text = isFile ? await (await cache.match(request))?.text() : '';
        if (/^\s*</.test(text ?? '') && !/\.svg$/.test(request.url)) {
          wrong.push(request.url);
        }
      }
    }
    return wrong;
  });

/** A page that repairs itself may reload in the meantime, which ends other navigation. */
async function expectDemo(page: Page): Promise<void> {
  const address = host.origin + TREE_GUIDE;
  await page.goto(address).catch(() => page.waitForURL(address));
  const canvas = page.locator(`[data-demo-canvas="${DEMO}"]`);
  await expect(async () => {
    await canvas.scrollIntoViewIfNeeded();
    await expect(canvas.getByRole('treeitem').first()).toBeVisible({ timeout: 30_000 });
  }).toPass({ timeout: 60_000 });
}

interface Fault {
  readonly title: string;
  readonly answer: (response: ServerResponse) => void;
}

const FAULTS: readonly Fault[] = [
  {
    title: 'HTML with 200, as for a page of an application',
    answer: (response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end('<!doctype html><title>Sign in</title>'),
  },
  {
    title: 'HTML with 200 that is said to be for ever',
    answer: (response) =>
      response
        .writeHead(200, {
          'content-type': 'TEXT/HTML',
          'cache-control': 'max-age=31536000, immutable',
        })
        .end('<!doctype html><title>Sign in</title>'),
  },
  {
    title: 'a 404 that is said to be for ever',
    answer: (response) =>
      response
        .writeHead(404, {
          'content-type': 'text/html',
          'cache-control': 'max-age=31536000, immutable',
        })
        .end('<!doctype html><title>Not found</title>'),
  },
  {
    title: 'HTML that is said to be a script',
    answer: (response) =>
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000' })
        .end('<!doctype html><title>Sign in</title>'),
  },
  {
    title: 'text without a type',
    answer: (response) =>
      response.writeHead(200, { 'cache-control': 'max-age=31536000' }).end('<p>'),
  },
];

/** Runs the entry scripts after those of the page, as a slow processor can do. */
async function delayEntry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { append } = Element.prototype;
    const entry: (() => void)[] = [];
    let waiting = 0;
    const onEnd = () => {
      waiting -= 1;
      if (waiting === 0) {
        entry.splice(0).forEach((add) => add());
      }
    };
    Element.prototype.append = function appendInOrder(...nodes) {
      const [node] = nodes;
      if (!(node instanceof HTMLScriptElement)) {
        append.apply(this, nodes);
      } else if (/\/(?:runtime~)?main\.\w+\.js$/.test(node.src)) {
        entry.push(() => append.apply(this, nodes));
      } else {
        waiting += 1;
        node.addEventListener('load', onEnd);
        node.addEventListener('error', onEnd);
        append.apply(this, nodes);
      }
    };
  });
}

const STARTS = [
  { start: '', prepare: () => Promise.resolve() },
  { start: ', and before the entry,', prepare: delayEntry },
];

for (const { title, answer, start, prepare } of FAULTS.flatMap((fault) =>
  STARTS.map((order) => ({ ...fault, ...order })),
)) {
  test(`scripts answered with ${title}${start} load once the host is well`, async () => {
    const page = await openControlled();
    await prepare(page);
    let wrongAnswers = 0;
    host.intercept((request: IncomingMessage, response) => {
      const isScript = SCRIPT.test(request.url ?? '');
      if (isScript) {
        wrongAnswers += 1;
        answer(response);
      }
      return isScript;
    });
    await page.goto(host.origin + TREE_GUIDE);
    await expect.poll(() => wrongAnswers, { timeout: 30_000 }).toBeGreaterThan(0);
    await page.locator('h1').waitFor();

    host.intercept();
    await expectDemo(page);
    expect(await wrongFiles(page)).toEqual([]);
    // The repaired files are those that are read without a network.
    await host.setOnline(false);
    await expectDemo(page);
    await host.setOnline(true);
  });
}

test('an error of the host shows the cached page', async () => {
  const page = await openControlled();
  for (const status of [500, 502, 503]) {
    host.intercept((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Out of order</h1>');
      return true;
    });
    await page.goto(host.origin + INTRODUCTION);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Out of order');
    await expect(page.getByRole('navigation', { name: 'documentation' })).toBeVisible();
    // What isn't cached is shown as the host answers it.
    await page.goto(`${host.origin}/x/introduction/licensing/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Out of order');
  }
  host.intercept();
  await page.goto(host.origin + INSTALLATION);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
});

test('a page that is no page is shown, but not kept', async () => {
  const page = await openControlled();
  host.intercept((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).end('maintenance');
    return true;
  });
  await page.goto(host.origin + INTRODUCTION);
  await expect(page.getByText('maintenance')).toBeVisible();
  await host.setOnline(false);
  await page.goto(host.origin + INTRODUCTION);
  await expect(page.getByRole('navigation', { name: 'documentation' })).toBeVisible();
});

test.describe('a deployment', () => {
  // Chromium can block its search for the next worker for good when a page is opened meanwhile.
  test.describe.configure({ retries: 2 });

  test('does not discard what a reader is typing', async () => {
    const page = await openControlled();
    // Now the page has a worker from the start, and follows the next one, once its own search for one
    // has ended.
    let searches = 0;
    host.intercept(({ url }) => {
      searches += Number(/\/sw\.js/.test(url ?? ''));
      return false;
    });
    await page.reload();
    await expect.poll(() => searches, { timeout: 20_000 }).toBeGreaterThan(0);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    const prompt = page.getByRole('region', { name: 'Was this page helpful?' });
    await prompt.getByRole('button', { name: 'No', exact: true }).click();
    const field = prompt.getByRole('textbox');
    await field.pressSequentially('A long comment that took a while');

    host.deploy(nextBuild());
    const second = await page.context().newPage();
    await second.goto(host.origin + INSTALLATION);
    await second.waitForFunction(
      () => (window as { docsBuild?: number }).docsBuild === 2,
      undefined,
      {
        timeout: 60_000,
      },
    );
    // The first tab has the new worker, too, and would have reloaded.
    await page.bringToFront();
    await field.press('End');
    await field.pressSequentially(' to write.');
    await expect(field).toHaveValue('A long comment that took a while to write.');
    expect(loads).toBe(0);

    // Without a draft, the page follows.
    await field.fill('');
    await page.waitForFunction(
      () => (window as { docsBuild?: number }).docsBuild === 2,
      undefined,
      {
        timeout: 60_000,
      },
    );
    expect(loads).toBe(1);
  });
});
