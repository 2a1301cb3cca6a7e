/**
 * Creates the pictures in pages, such as the landing page, the overview, and "What's new":
 * `static/pictures/<name>-<mode>.webp`, for the modes `light` and `dark`. Run it after what they show
 * has changed.
 *
 * Usage: npm run page-shots -- [--url http://127.0.0.1:3010] [--only sankey]
 *   --url   a running site: `npm run serve` or `npm start`
 *   --only  part of a name: only create these
 */
import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import {
  DEMO_CANVAS,
  DEMO_CARD,
  DEMO_ROOT,
  withAttribute,
} from '../src/demos/shared/demoAttributes';
import { runShots, saveModeShots, type ShotArea } from './lib/modeShots';

const FOLDER = 'static/pictures';

/** The size of a picture, which must match `ModePicture` where it is used. */
const SHOT = { width: 720, height: 450 };

const RATIO = SHOT.height / SHOT.width;

const QUALITY = 0.75;

const MAX_BYTES = 30_000;

interface Picture {
  readonly name: string;
  /** The page below `/x/`. */
  readonly path: string;
  /** The demo to show; without it, the window. */
  readonly demo?: string;
  /** The width of the window in px. Default: what gives a demo the width of a picture. */
  readonly width?: number;
  /** The size of the picture and the largest file, if they aren't those of the others. */
  readonly size?: { readonly width: number; readonly height: number; readonly maxBytes: number };
  /** Brings the page into the state to show, and returns its part, if it isn't all of it. */
  readonly prepare?: (page: Page) => Promise<ShotArea | void>;
}

/** The area of an element, in the shape of a picture. */
async function areaOf(element: Locator, ratio = RATIO): Promise<ShotArea> {
  const { x = 0, y = 0, width = 0 } = (await element.boundingBox()) ?? {};
  return { x, y, width, height: width * ratio };
}

/**
 * The width of a detail in px, whose text is still readable in a card of the landing page. Pages are
 * rendered in a window of this width where they can be, so that lines end in it.
 */
const DETAIL = 400;

/** A detail that begins at an element, which is scrolled below the header. */
async function detailAt(element: Locator, { left = 20, top = 16 } = {}): Promise<ShotArea> {
  await element.evaluate((node) =>
    window.scrollTo(0, node.getBoundingClientRect().top + scrollY - 100),
  );
  const { x = 0, y = 0 } = (await element.boundingBox()) ?? {};
  return { x: x - left, y: y - top, width: DETAIL, height: DETAIL * RATIO };
}

/** Chooses a preset, beside which the preview shows it. */
async function choosePreset(page: Page): Promise<ShotArea> {
  await page.getByRole('button', { name: 'Orchid' }).click();
  // Without the upper edge of the panel.
  return detailAt(page.getByText('Presets', { exact: true }), { left: 16, top: 8 });
}

/** Opens the inspector on a day of a calendar, right above its panel. */
async function inspectDay(page: Page): Promise<ShotArea> {
  const card = page.locator(withAttribute(DEMO_CARD, 'BasicDateCalendar'));
  // The calendar above the text of the panel, without the edge of the card.
  await page.addStyleTag({
    content: `[${DEMO_ROOT}] { translate: -290px 0 } [${DEMO_CARD}] { border: 0 !important }`,
  });
  await card.scrollIntoViewIfNeeded();
  const day = card.locator('.MuiPickersDay-root').nth(9);
  await day.waitFor();
  await card.getByRole('button', { name: 'Inspect' }).click();
  await page.getByText('Change this part').waitFor();
  await day.click();
  const panel = page.getByRole('region', { name: 'Inspector of BasicDateCalendar' });
  const { y: edge = 0 } = (await panel.boundingBox()) ?? {};
  const { bottom } = await day.evaluate((node) => node.getBoundingClientRect());
  await page.evaluate((distance) => window.scrollBy(0, distance), bottom + 24 - edge);
  return { x: 0, y: edge - 100, width: DETAIL, height: DETAIL * RATIO };
}

/** Checks a project with two majors of Material UI. */
async function checkProject(page: Page): Promise<ShotArea> {
  await page.getByRole('textbox', { name: 'Or paste text' }).fill(
    JSON.stringify({
      dependencies: {
        '@mui/x-data-grid-pro': '^7.29.0',
        '@mui/material': '^4.12.0',
        react: '^16.8.0',
      },
    }),
  );
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  return detailAt(page.getByRole('heading', { name: /^Installation/ }), { left: 16 });
}

/** Opens the menu with what a page offers to assistants. */
async function openCopyMenu(page: Page): Promise<ShotArea> {
  const button = page.getByRole('button', { name: 'Copy page' });
  // Without the text above it.
  const area = await detailAt(button, { top: 7 });
  await button.click();
  return { ...area, x: 0 };
}

/** The samples of the landing page, of which pictures have one scale. */
const SAMPLES = ['data-grid', 'date-pickers', 'tree-view'];

/** A window in which the calendar, as on phones, isn't cut. */
const SAMPLE_WINDOW = 526;

/** As `PagePicture.module.css` shapes them. */
const SAMPLE_SHOT = { width: 736, height: 344, maxBytes: 30_000 };

/** The area of a sample that ends between two rows, in px; above, the calendar has fields. */
const SAMPLE_AREAS: Readonly<Record<string, Partial<ShotArea>>> = {
  'x-date-pickers': { y: 55 },
  'x-tree-view': { width: 430 },
};

/** The live sample of a product on the landing page, which starts once the reader scrolls. */
async function sampleOf(page: Page, product: string): Promise<ShotArea> {
  await page.mouse.wheel(0, 10);
  const canvas = page.locator(withAttribute(DEMO_CANVAS, product));
  await canvas.evaluate((node) =>
    window.scrollTo(0, node.getBoundingClientRect().top + scrollY - 80),
  );
  await canvas.locator(withAttribute(DEMO_ROOT)).waitFor();
  await page.waitForLoadState('networkidle');
  const { x = 0, y = 0, width = 0 } = (await canvas.boundingBox()) ?? {};
  const area = { y: 0, width, ...SAMPLE_AREAS[product] };
  return {
    ...area,
    x,
    // Below the border of the sample.
    y: y + area.y + 2,
    height: (area.width * SAMPLE_SHOT.height) / SAMPLE_SHOT.width,
  };
}

/** The bars of the overview, with a margin. */
async function chartOf(page: Page): Promise<ShotArea> {
  const chart = page
    .locator(withAttribute(DEMO_CANVAS, 'MainDemo'))
    .locator('svg', { hasText: 'Oct' });
  const { x = 0, y = 0, width = 0 } = (await chart.boundingBox()) ?? {};
  const wide = width + 32;
  return {
    x: x - 16,
    y: y - 8,
    width: wide,
    height: (wide * SAMPLE_SHOT.height) / SAMPLE_SHOT.width,
  };
}

/** Moves the keyboard focus to a bar. */
async function focusBar(page: Page): Promise<ShotArea> {
  const canvas = page.locator(withAttribute(DEMO_CANVAS, 'SpokenBars'));
  await canvas.locator('svg[tabindex="0"], [tabindex="0"] svg').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  return areaOf(canvas);
}

/** Edits the label of an item. */
async function editItem(page: Page): Promise<ShotArea> {
  const canvas = page.locator(withAttribute(DEMO_CANVAS, 'ApiMethodSetEditedItem'));
  await canvas.locator(withAttribute(DEMO_ROOT)).getByRole('button').first().click();
  await canvas.getByRole('textbox').waitFor();
  return areaOf(canvas);
}

/** Enters a total that the server refuses. */
async function refuseTotal(page: Page): Promise<ShotArea> {
  const canvas = page.locator(withAttribute(DEMO_CANVAS, 'OrdersResult'));
  await canvas.locator('[role="gridcell"][data-field="total"]').first().dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('-1');
  await page.keyboard.press('Enter');
  await canvas.getByText('Enter a total above 0.').waitFor();
  return areaOf(canvas);
}

/** Starts the backend lab, with an order and a search, so that the statements have parameters. */
async function startLab(page: Page): Promise<ShotArea> {
  await page.getByRole('button', { name: 'Start the lab' }).click();
  const lab = page.getByRole('region', { name: 'Backend lab' });
  await lab.getByText(/of 50,?000/).waitFor({ timeout: 120_000 });
  await lab.getByRole('columnheader', { name: 'Customer' }).click();
  await lab.getByText(/^Request 2/).waitFor();
  // Without a license key, the grid of Premium has a watermark.
  await page.addStyleTag({ content: '[style*="z-index: 100000"] { display: none !important }' });
  await page.mouse.move(0, 0);
  const stage = lab.locator('> div').first();
  await stage.evaluate((node) =>
    window.scrollTo(0, node.getBoundingClientRect().top + scrollY - 70),
  );
  const box = await stage.boundingBox();
  return { x: 0, y: 0, ...box, width: LAB_SHOT.width, height: LAB_SHOT.height };
}

/** As `Lab.tsx` reserves it. */
const LAB_SHOT = { width: 768, height: 980, maxBytes: 70_000 };

/** Without a license key, pictures of Pro and Premium features would have a watermark. */
const PICTURES: readonly Picture[] = [
  ...SAMPLES.map((product) => ({
    name: `product-${product}`,
    path: '',
    width: SAMPLE_WINDOW,
    size: SAMPLE_SHOT,
    prepare: (page: Page) => sampleOf(page, `x-${product}`),
  })),
  {
    name: 'product-charts',
    path: 'react-charts/',
    demo: 'MainDemo',
    width: 1440,
    size: SAMPLE_SHOT,
    prepare: chartOf,
  },
  // The first component of each product, in a window in which it fills the picture.
  {
    name: 'first-data-grid',
    path: 'react-data-grid/quickstart/',
    demo: 'Appointments',
    width: 675,
  },
  {
    name: 'first-date-picker',
    path: 'react-date-pickers/quickstart/',
    demo: 'FirstComponent',
    width: 390,
  },
  { name: 'first-chart', path: 'react-charts/quickstart/', demo: 'SimpleCharts', width: 600 },
  {
    name: 'first-tree',
    path: 'react-tree-view/quickstart/',
    demo: 'BasicRichTreeView',
    width: 430,
  },
  {
    name: 'orders',
    path: 'react-data-grid/backend/express/',
    demo: 'OrdersResult',
    width: 560,
    prepare: refuseTotal,
  },
  {
    name: 'focus-highlight',
    path: 'react-charts/accessibility/',
    demo: 'SpokenBars',
    width: 524,
    prepare: focusBar,
  },
  { name: 'scatter-batch', path: 'react-charts/scatter/', demo: 'ScatterBatchRenderer' },
  {
    name: 'axis-highlight',
    path: 'react-charts/highlighting/',
    demo: 'ControlledAxisHighlight',
    width: 664,
  },
  { name: 'radar', path: 'react-charts/radar/', demo: 'BasicRadar', width: 520 },
  {
    name: 'edited-item',
    path: 'react-tree-view/rich-tree-view/editing/',
    demo: 'ApiMethodSetEditedItem',
    width: 480,
    prepare: editItem,
  },
  { name: 'radar-axis', path: 'react-charts/radar/', demo: 'DemoRadarAxis', width: 596 },
  { name: 'grouped-axes', path: 'react-charts/axis/', demo: 'GroupedAxes', width: 600 },
  { name: 'symlog', path: 'react-charts/axis/', demo: 'SymlogScale' },
  { name: 'min-bar-size', path: 'react-charts/bars/', demo: 'MinBarSize', width: 694 },
  {
    name: 'locale-overlay',
    path: 'react-charts/localization/',
    demo: 'CustomLocaleOverlay',
    width: 390,
  },
  { name: 'html-legend', path: 'react-charts/legend/', demo: 'LegendPosition' },
  {
    name: 'picker-adapter',
    path: 'react-date-pickers/custom-components/',
    demo: 'UsePickerAdapter',
    width: 480,
  },
  {
    name: 'custom-items',
    path: 'react-tree-view/tree-item-customization/',
    demo: 'ContentSlot',
    width: 440,
  },
  { name: 'multiple-axes', path: 'react-charts/axis/', demo: 'MultipleAxes', width: 646 },
  { name: 'grid-toolbar', path: 'react-data-grid/components/toolbar/', demo: 'GridToolbar' },
  {
    name: 'tree-selection',
    path: 'react-tree-view/rich-tree-view/selection/',
    demo: 'SelectionPropagation',
    width: 630,
  },
  { name: 'studio', path: 'theme/', width: 1100, prepare: choosePreset },
  {
    name: 'inspector',
    path: 'react-date-pickers/date-calendar/',
    width: 1000,
    prepare: inspectDay,
  },
  { name: 'check', path: 'check/', width: DETAIL, prepare: checkProject },
  {
    name: 'lab',
    path: 'react-data-grid/server-side-data/lab/',
    width: 1440,
    size: LAB_SHOT,
    prepare: startLab,
  },
  {
    name: 'lab-sql',
    path: 'react-data-grid/server-side-data/lab/',
    width: 440,
    prepare: async (page) => {
      await startLab(page);
      return detailAt(page.getByText(/^Request 2/), { left: 36, top: 8 });
    },
  },
  { name: 'assistants', path: 'introduction/mcp/', width: DETAIL, prepare: openCopyMenu },
  {
    name: 'changes',
    path: 'api/changes/v8/',
    width: DETAIL,
    // The first changes, below the title of a product and the link to its guide.
    prepare: (page) => detailAt(page.getByText('Renamed', { exact: true }).first()),
  },
];

/** Leaves only the demo of a card. */
const DEMO_ALONE = `[${DEMO_CARD}] :not([${DEMO_CANVAS}], [${DEMO_CANVAS}] *, :has([${DEMO_CANVAS}])) { visibility: hidden }`;

/** Below this width, a demo is as wide as the window without its margins. */
const DEMO_WINDOW = { width: 760, height: 1000 };

async function shoot(browser: Browser, url: string, picture: Picture): Promise<void> {
  const { demo, name, path: pathname, prepare, size, width } = picture;
  const viewport = demo
    ? { ...DEMO_WINDOW, width: width ?? DEMO_WINDOW.width }
    : {
        width: width ?? SHOT.width,
        // What is cut out of a page is below the header.
        height: (size ?? SHOT).height + 100,
      };
  const context = await browser.newContext({
    viewport,
    // Details and samples are enlarged.
    deviceScaleFactor: (demo && !size) || size === LAB_SHOT ? 1 : 2,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(new URL(`/x/${pathname}`, url).href, { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: 'html { scrollbar-gutter: auto !important }' });
    const canvas = page.locator(withAttribute(DEMO_CANVAS, demo)).first();
    if (demo) {
      await page.addStyleTag({ content: DEMO_ALONE });
      await canvas.evaluate((node) => node.scrollIntoView({ block: 'center' }));
      await canvas.locator(withAttribute(DEMO_ROOT)).waitFor();
      await page.waitForLoadState('networkidle');
    }
    const prepared = await prepare?.(page);
    const clip = prepared ?? (demo ? await areaOf(canvas) : undefined);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(1000);
    await saveModeShots(page, {
      file: path.join(FOLDER, name),
      size: size ?? SHOT,
      quality: QUALITY,
      maxBytes: size?.maxBytes ?? MAX_BYTES,
      ...(clip && { clip }),
    });
  } finally {
    await context.close();
  }
}

void runShots(FOLDER, PICTURES, shoot);
