import { expect, test } from '@playwright/test';
import { openDemo } from '../../demoPage';
import { boxOf, chartTooltip } from './chartParts';

const CHARTS = '/x/react-charts';

test('custom components', async ({ page }) => {
  await page.goto(`${CHARTS}/components/`);
  const area = await openDemo(page, 'BasicScaleDemo');
  await test.step('a component reads the drawing area, and renders again when it changes', async () => {
    const size = area.getByText(/^\d+ × \d+ px$/);
    const wide = (await size.textContent()) ?? '';
    expect(Number.parseInt(wide, 10)).toBeLessThan(
      (await boxOf(area.locator('svg').first())).width,
    );
    await page.setViewportSize({ width: 700, height: 900 });
    await expect(size).not.toHaveText(wide);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('HTML beside the surface can use the hooks, too', async () => {
    const legend = await openDemo(page, 'HtmlLegend');
    await expect(legend.getByRole('listitem')).toHaveText(['Arrivals', 'Departures']);
    await expect(legend.locator('svg li')).toHaveCount(0);
  });
});

test('quickstart', async ({ page }) => {
  await page.goto(`${CHARTS}/quickstart/`);
  const simple = await openDemo(page, 'SimpleCharts');
  await test.step('a finished chart has all parts in place', async () => {
    await expect(simple.locator('.MuiBarElement-root')).toHaveCount(8);
    await expect(simple.locator('.MuiChartsLegend-root')).toContainText('Delivered');
    await simple.locator('.MuiBarElement-root').first().hover();
    await expect(chartTooltip(page)).toContainText('318');
    await page.mouse.move(0, 0);
  });

  await test.step('a composition draws only what was placed', async () => {
    const parts = await openDemo(page, 'Combining');
    await expect(parts.locator('.MuiBarElement-root')).toHaveCount(12);
    await expect(parts.locator('.MuiLineElement-root')).toHaveCount(1);
    await expect(parts.locator('.MuiChartsLegend-root')).toHaveCount(0);
    await expect(parts.getByText('Temperature (°C)')).toBeVisible();
  });
});

test('styling', async ({ page }) => {
  await page.goto(`${CHARTS}/styling/`);
  const series = await openDemo(page, 'BasicColor');
  await test.step('a series uses the given color', async () => {
    const line = series.locator('.MuiLineElement-root');
    await expect(line).toHaveAttribute('stroke', '#1e88e5');
    await series.getByRole('button', { name: 'Teal' }).click();
    await expect(line).toHaveAttribute('stroke', '#00897b');
  });

  await test.step('axes stay visible while data is missing', async () => {
    const overlay = await openDemo(page, 'OverlayWithAxis');
    await expect(overlay.getByText('Loading data…')).toBeVisible();
    await expect(overlay.getByText('Mon')).toHaveCount(2);
    await expect(overlay.getByText('50', { exact: true })).toHaveCount(2);
  });

  await test.step('the legend uses a pattern as well', async () => {
    const gradient = await openDemo(page, 'GradientTooltip');
    const bars = gradient.locator('.MuiBarElement-root');
    const fill = (await bars.last().getAttribute('fill')) ?? '';
    expect(fill).toMatch(/^url\(#.+\)$/);
    await expect(gradient.locator(`.MuiChartsLegend-root [fill="${fill}"]`)).toHaveCount(1);
  });
});

test('localization', async ({ page }) => {
  await page.goto(`${CHARTS}/localization/`);
  const table = await openDemo(page, 'ChartsLocalizationTableNoSnap');
  await test.step('the package contains six locales', async () => {
    await expect(table.getByRole('row')).toHaveCount(7);
    await expect(table.getByRole('cell', { name: 'svSE' })).toBeVisible();
  });

  await test.step('English has all messages', async () => {
    const count = table.getByRole('row', { name: /enUS/ }).getByRole('cell').last();
    await expect(count).toHaveText(/^(\d+) of \1$/);
  });
});

test('composition', async ({ page }) => {
  await page.goto(`${CHARTS}/composition/`);
  const basic = await openDemo(page, 'BasicComposition');
  await test.step('without a size the chart fills its parent', async () => {
    const widthOf = async () => (await boxOf(basic.locator('svg:has(.MuiBarElement-root)'))).width;
    expect(await widthOf()).toBeGreaterThan(400);
    await basic.getByLabel('Follow the parent').click();
    await expect.poll(widthOf).toBe(280);
  });

  await test.step('a clip path cuts the line at the drawing area', async () => {
    const clipped = await openDemo(page, 'LimitOverflow');
    // Each line has its own clip path, which its animation uses.
    const groups = clipped.locator('g[clip-path]:has(.MuiLineElement-root)');
    await expect(groups).toHaveCount(1);
    await clipped.getByLabel('Clip the lines').click();
    await expect(groups).toHaveCount(2);
  });

  await test.step('the legend and the tooltip can be placed anywhere', async () => {
    const free = await openDemo(page, 'LegendTooltipComposition');
    await expect(free.getByRole('listitem')).toHaveText(['Day-ahead', 'Intraday']);
    await free.locator('.MuiMarkElement-root').first().hover();
    await expect(chartTooltip(page).getByRole('row')).toHaveCount(2);
  });
});

test('animation', async ({ page }) => {
  await page.goto(`${CHARTS}/animation/`);
  const labels = await openDemo(page, 'CSSAnimationCustomization');
  await test.step('labels of slices fade in with CSS, for the duration in the class', async () => {
    const duration = () =>
      labels
        .locator('.MuiPieArcLabel-animate')
        .first()
        .evaluate((label) => getComputedStyle(label).animationDuration);
    await expect.poll(duration).toBe('1.5s');
  });

  await test.step('a custom slot ends at its final position', async () => {
    const bars = await openDemo(page, 'JSDefaultAnimation');
    await bars.getByRole('button', { name: 'Play again' }).click();
    const bar = bars.locator('.MuiBarElement-root').first();
    const label = bars
      .locator('svg text[font-style="italic"], svg text')
      .filter({ hasText: /^\d+$/ });
    await expect(label.first()).toBeVisible();
    await expect.poll(async () => (await boxOf(bar)).height).toBeGreaterThan(20);
  });
});

test('toolbar', async ({ page }) => {
  await page.goto(`${CHARTS}/toolbar/`);
  const card = await openDemo(page, 'ChartsToolbar');
  const toolbar = card.locator('.MuiChartsToolbar-root');
  await test.step('it contains what the chart supports', async () => {
    await expect(toolbar).toHaveRole('toolbar');
    await expect(toolbar.getByRole('button', { name: 'Zoom in' })).toBeEnabled();
    await expect(toolbar.getByRole('button', { name: 'Export' })).toBeVisible();
  });

  await test.step('it is one stop of Tab, and arrow keys move within', async () => {
    await toolbar.getByRole('button', { name: 'Zoom in' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(toolbar.getByRole('button', { name: 'Zoom out' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toolbar.locator(':focus')).toHaveCount(0);
  });
});

test('areas', async ({ page }) => {
  await page.goto(`${CHARTS}/areas-demo/`);
  const gaps = await openDemo(page, 'AreaChartConnectNulls');
  await test.step('a missing value is a gap or connected', async () => {
    const areas = gaps.locator('.MuiAreaElement-root');
    await expect(areas.first()).toHaveAttribute('d', /^M[^M]*M[^M]*M[^M]*$/);
    await expect(areas.last()).toHaveAttribute('d', /^M[^M]*$/);
  });

  await test.step('a tiny area has neither axes nor lines', async () => {
    const tiny = await openDemo(page, 'TinyAreaChart');
    await expect(tiny.locator('.MuiAreaElement-root')).toHaveCount(1);
    await expect(tiny.locator('.MuiChartsAxis-root, .MuiLineElement-root')).toHaveCount(0);
  });

  await test.step('layers are stacked on each other', async () => {
    const stacked = await openDemo(page, 'StackedAreaChart');
    await expect(stacked.locator('.MuiAreaElement-root')).toHaveCount(3);
    await expect(stacked.locator('.MuiLineElement-root:visible')).toHaveCount(0);
  });
});

test('hooks for drawing', async ({ page }) => {
  await page.goto(`${CHARTS}/hooks/use-drawing-area/`);
  await test.step('the rectangle is that of the data, between the axes', async () => {
    const card = await openDemo(page, 'UseDrawingArea');
    const shaded = card.locator('g[pointer-events=none] rect');
    await expect(shaded).toHaveCount(2);
    const night = await boxOf(shaded.first());
    const afternoon = await boxOf(shaded.last());
    expect(Math.abs(afternoon.x - night.x - 2 * night.width)).toBeLessThan(1);
    const axis = await boxOf(card.locator('.MuiChartsAxis-directionX .MuiChartsAxis-line'));
    expect(Math.abs(axis.width - 4 * night.width)).toBeLessThan(2);
  });

  await page.goto(`${CHARTS}/hooks/use-legend/`);
  await test.step('a custom HTML legend replaces the default one', async () => {
    const card = await openDemo(page, 'UseLegend');
    await expect(card.getByRole('listitem')).toHaveCount(4);
    await expect(card.locator('svg li, .MuiChartsLegend-root')).toHaveCount(0);
  });

  await page.goto(`${CHARTS}/hooks/use-scale/`);
  await test.step('large values have a small y', async () => {
    const card = await openDemo(page, 'UseScale');
    const peaks = card.locator('g[pointer-events=none]:has(circle)');
    await expect(peaks).toHaveCount(2);
    const values = (await peaks.allTextContents()).map(Number);
    const places = await Promise.all([0, 1].map(async (nth) => (await boxOf(peaks.nth(nth))).y));
    expect(places[0]! < places[1]!).toBe(values[0]! > values[1]!);
  });
});

test('overview', async ({ page }) => {
  await page.goto(`${CHARTS}/`);
  const main = await openDemo(page, 'MainDemo');
  await test.step('a source has the same color in every chart', async () => {
    const wind = 'rgb(0, 115, 230)';
    await expect(main.locator('.MuiLineElement-root').first()).toHaveCSS('stroke', wind);
    await expect(main.locator('.MuiBarElement-root').first()).toHaveCSS('fill', wind);
    await expect(main.locator('.MuiPieArc-root').first()).toHaveCSS('fill', wind);
  });

  const essential = await openDemo(page, 'EssentialCharts');
  await test.step('each essential chart draws its data', async () => {
    await expect(essential.locator('.MuiBarElement-root')).toHaveCount(7);
    await expect(essential.locator('.MuiPieArc-root')).toHaveCount(3);
    await expect(essential.getByRole('meter', { name: 'Occupancy tonight in percent' })).toHaveText(
      '78%',
    );
  });

  await test.step('the toolbar of a Pro chart zooms in on two years', async () => {
    const zoom = await openDemo(page, 'AdvancedFeatures');
    const months = zoom.locator('.MuiChartsAxis-directionX').first();
    await expect(months).not.toContainText('October');
    for (let step = 0; step < 2; step += 1) {
      await zoom.getByRole('button', { name: 'Zoom out' }).click();
    }
    await expect(months).toContainText('October');
  });
});

test('examples', async ({ page }) => {
  await page.goto(`${CHARTS}/examples/`);
  const pies = await openDemo(page, 'PieExamples');
  await test.step('every chart is interactive: hovering over a slice fades the others', async () => {
    const chart = pies
      .locator('svg')
      .filter({ has: page.locator('.MuiPieArc-root') })
      .nth(2);
    const slices = chart.locator('.MuiPieArc-root');
    await slices.first().hover();
    await expect(chart.locator('.MuiPieArc-root[data-faded]')).toHaveCount(
      (await slices.count()) - 1,
    );
  });

  await test.step('hovering shows the value', async () => {
    await expect(chartTooltip(page)).toContainText(/\d/);
  });
});
