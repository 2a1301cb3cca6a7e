import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect as baseExpect, test, type Page } from '@playwright/test';
import { findFreePort } from '../../scripts/lib/freePort';

/** The dev server, on a copy that the tests can modify. */

const PAGE = 'docs/react-charts/bars/bars.mdx';
const DEMO = 'docs/react-charts/bars/BasicBars.tsx';
const MENU = 'navigation/index.ts';

/** Sources of the site that are neither copied nor shared. */
const LEFT_OUT = /^(?:\.git|\.docusaurus.*|build.*|test-results|versioned_docs)$/;
const SHARED = ['node_modules', '.cache', 'tests'];

let site: string;
let server: ChildProcess;
let origin: string;
/** The output of the server. */
let output = '';

// Opening a page compiles it and its demos, which takes a minute on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 240_000 });
const expect = baseExpect.configure({ timeout: 30_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-server-'));
  fs.mkdirSync(path.join(site, 'versioned_docs'));
  for (const entry of fs.readdirSync('.').filter((name) => !LEFT_OUT.test(name))) {
    if (SHARED.includes(entry)) {
      fs.symlinkSync(path.resolve(entry), path.join(site, entry));
    } else {
      fs.cpSync(entry, path.join(site, entry), { recursive: true });
    }
  }
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  server = spawn(
    process.execPath,
    ['scripts/run.mjs', 'start', '--no-open', '--port', String(port)],
    { cwd: site, env: { ...process.env, NODE_ENV: 'development', DOCS_VERSIONS: 'current' } },
  );
  server.stdout?.on('data', (data) => (output += data));
  server.stderr?.on('data', (data) => (output += data));
  await expect(async () => {
    expect(server.exitCode, output).toBeNull();
    expect((await fetch(`${origin}/x/`)).ok).toBe(true);
  }).toPass({ timeout: 120_000 });
});

test.afterAll(async () => {
  await stop();
  fs.rmSync(site, { recursive: true, force: true });
});

/** Ends the server, which can still write to the folder before that. */
async function stop(): Promise<void> {
  if (server.exitCode === null) {
    const exit = once(server, 'exit');
    server.kill('SIGTERM');
    await exit;
  }
}

function edit(file: string, replace: (text: string) => string): void {
  const target = path.join(site, file);
  const text = fs.readFileSync(target, 'utf8');
  const edited = replace(text);
  baseExpect(edited, `${file} no longer contains what this test replaces.`).not.toBe(text);
  fs.writeFileSync(target, edited);
}

/** Runs `npm run check` for the page, beside the server. */
const checkPage = () =>
  spawnSync(
    process.execPath,
    [...['--import', 'tsx', 'scripts/check.ts', 'react-charts/bars'], ...['--url', origin]],
    { cwd: site, encoding: 'utf8', env: { ...process.env, DOCS_VERSIONS: 'current' } },
  );

/** The line of a text in a file, counted from 1. */
function lineOf(file: string, text: string): number {
  const lines = fs.readFileSync(path.join(site, file), 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}

const demoOf = (page: Page) => page.locator('[data-demo="BasicBars"]');

/** Opening a page compiles it, and its demos when they come near the viewport. */
async function open(page: Page): Promise<void> {
  await page.goto(`${origin}/x/react-charts/bars/`);
  await demoOf(page).scrollIntoViewIfNeeded({ timeout: 60_000 });
  await expect(demoOf(page).getByText('Drama', { exact: true })).toBeVisible({ timeout: 60_000 });
}

test('shows edits of text and demos without reloading the page', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes';
  });

  edit(PAGE, (text) => text.replace('compares amounts', 'contrasts amounts'));
  await expect(page.getByText('contrasts amounts across categories')).toBeVisible();

  edit(DEMO, (text) => text.replace("'Comedy'", "'Satire'"));
  await expect(demoOf(page).getByText('Satire', { exact: true })).toBeVisible();

  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
});

test('names the file, the line, and the existing demos, and recovers', async ({ page }) => {
  await open(page);
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

  edit(PAGE, (text) => text.replace('file="BasicBars"', 'file="BasicBar"'));
  await expect(overlay).toContainText(
    `${PAGE}:${lineOf(PAGE, 'file="BasicBar"')}: Missing demo: BasicBar.`,
  );
  await expect(overlay).toContainText('- BasicBars');

  edit(PAGE, (text) => text.replace('file="BasicBar"', 'file="BasicBars"'));
  await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
  await expect(demoOf(page).getByText('Drama', { exact: true })).toBeVisible();
});

const findings = (page: Page) => page.locator('page-findings section');

/** The compiler has a low priority, so it can take long on a busy machine. */
const CHECKED = { timeout: 300_000 };

/** These checks and compilations wait for each other, so `npm test` leaves them to the full run. */
if (process.env.TEST_TIER !== 'quick') {
  test('shows and prints broken links, unknown names, and wrong types until they are fixed', async ({
    page,
  }) => {
    test.setTimeout(4 * CHECKED.timeout);
    await open(page);
    edit(PAGE, (text) =>
      text.replace(
        'Bars start at zero',
        'See [this](../barz/barz.mdx) about `barGapRatioo`. Bars start at zero',
      ),
    );
    const place = `${PAGE}:${lineOf(PAGE, '../barz/barz.mdx')}`;
    const link = `${place}: The link \`../barz/barz.mdx\` leads to no page.`;
    await expect(findings(page)).toContainText(place, CHECKED);
    await expect(findings(page)).toContainText('The link `../barz/barz.mdx` leads to no page.');
    await expect(findings(page)).toContainText('Did you mean `bars.mdx`');
    await expect(findings(page)).toContainText('Expected: perhaps `barGapRatio`.');
    expect(output).toContain(link);

    edit(DEMO, (text) => text.replace('<BarChart', '<BarChart heigth={3}'));
    await expect(findings(page)).toContainText(/BasicBars\.tsx:\d+TS2322: /, CHECKED);
    await expect(findings(page)).toContainText("Did you mean 'height'?");
    expect(output).toMatch(/BasicBars\.tsx:\d+: TS2322/);

    edit(DEMO, (text) => text.replace(' heigth={3}', ''));
    edit(PAGE, (text) => text.replace('See [this](../barz/barz.mdx) about `barGapRatioo`. ', ''));
    await expect
      .poll(() => output, CHECKED)
      .toContain('docs/react-charts/bars/bars.mdx: everything is fixed.');
    await expect(findings(page)).toHaveCount(0, CHECKED);
    // Printed once, however often the page was checked.
    expect(output.split(link)).toHaveLength(2);
  });

  test('shows what only a build, a linter, or the browser would find', async ({ page }) => {
    test.setTimeout(4 * CHECKED.timeout);
    await open(page);
    const PARAGRAPH = 'Bars start at zero';
    edit(PAGE, (text) =>
      text
        .replace(PARAGRAPH, `![Bars](./bars.png) with \`“quotes”\` and a mispeling. ${PARAGRAPH}`)
        .concat('\n## Bar size\n\nText.\n\n## Bar size {#bar-size}\n\nText.\n'),
    );
    edit(DEMO, (text) => text.replace('<BarChart', '<BarChart {...({} as any)}'));
    fs.writeFileSync(
      path.join(site, 'docs/react-charts/bars/NobodyShowsMe.tsx'),
      'export default function NobodyShowsMe() {\n  return null;\n}\n',
    );
    for (const found of [
      'There is no image `./bars.png`.',
      'Typographic quotes in code: `“quotes”`.',
      'The heading "Bar size" also stands in line',
      'The id `#bar-size` also belongs to the heading in line',
      "The page doesn't show the demo NobodyShowsMe.tsx beside it",
      '"mispeling" is in no dictionary of American English.',
      'Unexpected any.',
    ]) {
      await expect(findings(page)).toContainText(found, CHECKED);
      expect(output).toContain(found);
    }
    await expect(findings(page).locator('.suggestion')).toHaveCount(1);

    const { status, stderr } = checkPage();
    expect(status).toBe(1);
    expect(stderr).toContain('There is no image `./bars.png`.');
    expect(stderr).toContain('Unexpected any.');
    expect(stderr).not.toContain('Timeout');

    fs.rmSync(path.join(site, 'docs/react-charts/bars/NobodyShowsMe.tsx'));
    fs.copyFileSync(PAGE, path.join(site, PAGE));
    fs.copyFileSync(DEMO, path.join(site, DEMO));
    await expect(findings(page)).toHaveCount(0, CHECKED);
  });

  test('shows and prints a demo that throws, until it renders', async ({ page }) => {
    test.setTimeout(4 * CHECKED.timeout);
    await open(page);
    edit(DEMO, (text) =>
      text.replace('return (', "if (document) throw new Error('No genre');\n  return ("),
    );
    const thrown = `${DEMO}:${lineOf(DEMO, 'No genre')}`;
    await expect(findings(page)).toContainText(
      `${thrown}The demo throws: Error: No genre`,
      CHECKED,
    );
    await expect
      .poll(() => output, CHECKED)
      .toContain(`${thrown}: The demo throws: Error: No genre`);
    fs.copyFileSync(DEMO, path.join(site, DEMO));
    await expect(demoOf(page).getByText('Drama', { exact: true })).toBeVisible(CHECKED);

    // In the library, because of a prop of the demo.
    edit(DEMO, (text) => text.replace('series={[', 'series={null as never} id={['));
    const element = `${DEMO}:${lineOf(DEMO, '<BarChart')}`;
    await expect(findings(page)).toContainText(`${element}The demo throws: TypeError`, CHECKED);
    expect(checkPage().stderr.split(`${element}: The demo throws: TypeError`)).toHaveLength(2);

    // Mended while nobody has the page open.
    await page.goto('about:blank');
    fs.copyFileSync(DEMO, path.join(site, DEMO));
    await open(page);
    await expect(findings(page)).toHaveCount(0, CHECKED);
  });

  test('names an unknown component, also in the check of the page', async ({ page }) => {
    test.setTimeout(4 * CHECKED.timeout);
    await open(page);
    edit(PAGE, (text) => text.replace('Bars start at zero', '<Cardz />\n\nBars start at zero'));
    const found = 'Unknown component `<Cardz>`.';
    await expect.poll(() => output, CHECKED).toContain(found);
    await expect(
      page.frameLocator('#webpack-dev-server-client-overlay').locator('body'),
    ).toContainText(found, CHECKED);
    const { stderr } = checkPage();
    expect(stderr).toContain(found);
    expect(stderr).toContain('Did you mean `<Cards>`?');
    expect(stderr).toContain("The page doesn't compile.");
    fs.copyFileSync(PAGE, path.join(site, PAGE));
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, CHECKED);
  });

  for (const { file, from, to, found } of [
    {
      file: MENU,
      from: "pathname: '/x/react-charts/bars'",
      to: "plan: 'gold', pathname: '/x/react-charts/bars'",
      found: /navigation\/index\.ts:\d+/,
    },
    {
      file: 'i18n/translations.json',
      from: '{\n',
      to: '{\n  "broken": 1,,\n',
      found: /i18n\/translations\.json:2/,
    },
  ]) {
    test(`shows a mistake in ${file} on the open page`, async ({ page }) => {
      test.setTimeout(4 * CHECKED.timeout);
      await open(page);
      const text = fs.readFileSync(path.join(site, file), 'utf8');
      edit(file, (before) => before.replace(from, to));
      await expect(findings(page)).toContainText(found, CHECKED);
      expect(output).toMatch(found);
      fs.writeFileSync(path.join(site, file), text);
      await expect(findings(page)).toHaveCount(0, CHECKED);
    });
  }

  test('shows a new menu entry beside a text, and prints an error in it', async ({ page }) => {
    test.setTimeout(4 * CHECKED.timeout);
    await open(page);
    const texts = 'i18n/translations.json';
    const entry = (name: string) => page.getByRole('link', { name, exact: true }).first();
    edit(MENU, (text) => text.replace("'Bars overview'", "'Bars at a glance'"));
    // While the menu is loading, which must not bring back the text.
    edit(texts, (text) => text.replace('"Show notifications"', '"Show the news"'));
    await expect(entry('Bars at a glance')).toBeVisible(CHECKED);
    await expect(page.getByRole('button', { name: 'Show the news' })).toBeVisible(CHECKED);
    fs.copyFileSync(texts, path.join(site, texts));

    edit(MENU, (text) => text.replace("'Bars at a glance'", 'BarsAtAGlance'));
    await expect.poll(() => output, CHECKED).toMatch(/navigation\/index\.ts:\d+: .*BarsAtAGlance/);
    await expect(entry('Bars at a glance')).toBeVisible();

    edit(MENU, (text) => text.replace('BarsAtAGlance', "'Bars overview'"));
    await expect(entry('Bars overview')).toBeVisible(CHECKED);
  });
}

test('opens new pages', async ({ page }) => {
  await open(page);
  const folder = path.join(site, 'docs/react-charts/lollipops');
  fs.mkdirSync(folder);
  fs.writeFileSync(
    path.join(folder, 'lollipops.mdx'),
    '---\ntitle: Lollipops\ndescription: Thin bars.\nproductId: x-charts\n---\n\n## Sticks\n\nThin.\n',
  );
  await expect(async () => {
    await page.goto(`${origin}/x/react-charts/lollipops/`);
    await expect(page.getByRole('heading', { name: 'Sticks' })).toBeVisible({ timeout: 5000 });
  }).toPass();
});

test('finds in the search what was just written', async ({ page }) => {
  await open(page);
  edit(PAGE, (text) => text.replace('## Bar size', '## Wingspan of bars'));
  await expect(async () => {
    await page.reload();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /Search/ }).fill('wingspan');
    await expect(page.getByRole('option', { name: /Wingspan of bars/ }).first()).toBeVisible({
      timeout: 8000,
    });
  }).toPass();
});

const UNREADABLE: readonly {
  readonly title: string;
  readonly create: (file: string) => void;
  readonly message: string;
}[] = [
  {
    title: 'a page that is linked to itself',
    create: (file) => fs.symlinkSync(file, file),
    message: 'The file is a link that leads back to itself.',
  },
  {
    title: 'a page of 50 MB',
    create: (file) => fs.writeFileSync(file, Buffer.alloc(50_000_000, 'words ')),
    message: 'The page has 50.0 MB.',
  },
  {
    title: 'code in front matter',
    create: (file) =>
      fs.writeFileSync(file, "---js\n{ title: require('fs').writeFileSync('ran', '') }\n---\n"),
    message: 'The front matter is written in `js`.',
  },
  {
    title: 'a demo whose name differs from another one only in case',
    create: (file) =>
      ['Twin.tsx', 'twin.tsx'].forEach((name) =>
        fs.writeFileSync(path.join(path.dirname(file), name), 'export default null;'),
      ),
    message: 'only in case.',
  },
];

for (const { title, create, message } of UNREADABLE) {
  test(`${title} is reported, and the server goes on`, async () => {
    const folder = path.join(site, 'docs/react-charts/unreadable');
    const before = output.length;
    fs.mkdirSync(folder);
    create(path.join(folder, 'unreadable.mdx'));
    edit(PAGE, (text) => `${text}\n`);
    await expect.poll(() => output.slice(before), { timeout: 60_000 }).toContain(message);
    fs.rmSync(folder, { recursive: true });
    baseExpect(fs.existsSync(path.join(site, 'ran'))).toBe(false);
    baseExpect((await fetch(`${origin}/x/`)).ok).toBe(true);
    baseExpect(server.exitCode).toBeNull();
  });
}

test('an odd request does not end it', async () => {
  for (const target of ['//', '/%', '/x/%00', '/x//', '/x/%5c%5chost/']) {
    await fetch(`${origin}${target}`).catch(() => undefined);
  }
  baseExpect((await fetch(`${origin}/x/`)).ok).toBe(true);
});

test('ends with the task that started it, and frees its port', async () => {
  await stop();
  baseExpect(server.exitCode).toBe(143);
  const answer = await fetch(`${origin}/x/`).catch(() => null);
  baseExpect(answer).toBeNull();
});
