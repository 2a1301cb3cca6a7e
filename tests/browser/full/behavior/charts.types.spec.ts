import { expect, test, type Locator } from '@playwright/test';
import { openDemo } from '../../demoPage';
import { boxOf, chartTooltip, pointAlong } from './chartParts';

const CHARTS = '/x/react-charts';

const bars = (card: Locator) => card.locator('.MuiBarElement-root');

test.describe('bars', () => {
  test('a click reports the bar and the category', async ({ page }) => {
    await page.goto(`${CHARTS}/bars/`);
    const card = await openDemo(page, 'BarClick');
    await bars(card).nth(4).click();

    const results = card.getByLabel('Click results');
    await expect(results).toContainText('"seriesId": "outbound"');
    await expect(results).toContainText('"axisValue": "Express"');
    await expect(results).toContainText('"inbound": 162');
  });

  test('the minimum size keeps zero invisible', async ({ page }) => {
    await page.goto(`${CHARTS}/bars/`);
    const card = await openDemo(page, 'MinBarSize');

    await expect(bars(card).nth(3)).toHaveAttribute('height', '8');
    await expect(bars(card).nth(4)).toHaveAttribute('height', '0');
  });
});

test.describe('lines', () => {
  test('a mark overlaps the line and reports the click with its index', async ({ page }) => {
    await page.goto(`${CHARTS}/lines/`);
    const card = await openDemo(page, 'LineClick');
    await card.locator('[data-series="goal"] .MuiMarkElement-root').nth(1).click();

    const results = card.getByLabel('Click results');
    await expect(results).toContainText('// onMarkClick');
    await expect(results).toContainText('"dataIndex": 1');
    await expect(results).toContainText('"axisValue": "Tue"');
  });

  test('a function selects which marks are drawn', async ({ page }) => {
    await page.goto(`${CHARTS}/line-styling/`);
    const card = await openDemo(page, 'MarkOptimization');

    await expect(card.locator('.MuiMarkElement-root')).toHaveCount(11);
  });

  test('connected lines have no gaps, and others have one per run of missing values', async ({
    page,
  }) => {
    await page.goto(`${CHARTS}/lines/`);
    const card = await openDemo(page, 'ConnectNulls');
    const path = card.locator('.MuiLineElement-root').first();
    await expect(path).toHaveAttribute('d', /^M[^M]*$/);

    await card.getByRole('checkbox', { name: 'connectNulls' }).click();
    await expect(path).toHaveAttribute('d', /^(M[^M]*){4}$/);
  });
});

test.describe('areas', () => {
  test('layers in percent fill the chart, and the tooltip keeps the numbers', async ({ page }) => {
    await page.goto(`${CHARTS}/areas-demo/`);
    const card = await openDemo(page, 'PercentAreaChart');
    await expect(card.getByText('100%')).toBeVisible();

    const top = await pointAlong(card.locator('.MuiLineElement-root').first(), 0.02);
    await page.mouse.move(top.x, top.y);
    await expect(chartTooltip(page).getByRole('row')).toContainText(['Main hall', 'Garden']);
    await expect(chartTooltip(page)).toContainText('84');
  });
});

test.describe('pie', () => {
  test('a click reports series and position', async ({ page }) => {
    await page.goto(`${CHARTS}/pie/`);
    const card = await openDemo(page, 'PieClick');
    await card.locator('.MuiPieArc-series-this-year').nth(1).click();

    const result = card.getByLabel('Click result');
    await expect(result).toContainText('"seriesId": "this-year"');
    await expect(result).toContainText('"dataIndex": 1');
  });

  test('one slice is emphasized, and the others are gray', async ({ page }) => {
    await page.goto(`${CHARTS}/pie/`);
    const card = await openDemo(page, 'PieActiveArc');
    const slices = card.locator('.MuiPieArc-root');
    await slices.first().hover();

    await expect(slices.first()).toHaveAttribute('data-highlighted', 'true');
    await expect(card.locator('.MuiPieArc-root[data-faded][fill="gray"]')).toHaveCount(
      (await slices.count()) - 1,
    );
  });
});

test.describe('scatter', () => {
  test('a click beside a point reports the closest one', async ({ page }) => {
    await page.goto(`${CHARTS}/scatter/`);
    const card = await openDemo(page, 'ScatterClick');
    const point = await boxOf(card.locator('.MuiScatter-root[data-series="north"] circle').first());
    await page.mouse.click(point.x + point.width + 1, point.y + point.height / 2);

    await expect(card.getByLabel('Click result')).toContainText('"seriesId": "north"');
    await expect(card.getByLabel('Click result')).toContainText('"dataIndex": 0');
  });

  test('the batch renderer has no element per point', async ({ page }) => {
    await page.goto(`${CHARTS}/scatter/`);
    const card = await openDemo(page, 'ScatterBatchRenderer');

    await expect(card.locator('g[data-series] path').first()).toBeAttached();
    await expect(card.locator('g[data-series] circle')).toHaveCount(0);
  });
});

test.describe('sparkline', () => {
  test('without its two props, a sparkline shows nothing on hover', async ({ page }) => {
    await page.goto(`${CHARTS}/sparkline/`);
    const card = await openDemo(page, 'BasicSparkLineCustomization');
    const spot = await pointAlong(card.locator('.MuiLineElement-root'), 0.5);
    await page.mouse.move(spot.x, spot.y + 5);
    await expect(chartTooltip(page)).toBeVisible();

    await card.getByRole('checkbox', { name: 'showTooltip' }).click();
    await page.mouse.move(spot.x, spot.y + 5);
    await expect(chartTooltip(page)).toHaveCount(0);
  });

  test('arrow keys show the numbers of the first demo', async ({ page }) => {
    await page.goto(`${CHARTS}/sparkline/`);
    const card = await openDemo(page, 'NpmSparkLine');
    const group = card.getByRole('group', { name: 'Weekly downloads' });
    const figure = card.locator('.MuiTypography-root[aria-live]');
    const total = (await figure.textContent()) ?? '';
    await group.focus();
    await page.keyboard.press('ArrowLeft');

    await expect(figure).not.toHaveText(total);
    await expect(card.getByText('Weekly downloads', { exact: true })).toHaveCount(0);
  });
});

test.describe('gauge', () => {
  test('is a meter with its value and range', async ({ page }) => {
    await page.goto(`${CHARTS}/gauge/`);
    const card = await openDemo(page, 'BasicGauges');
    const meter = card.getByRole('meter', { name: 'Seats sold in percent', exact: true });

    await expect(meter).toHaveAttribute('aria-valuenow', '64');
    await expect(meter).toHaveAttribute('aria-valuemax', '100');
  });

  test('its text is a function of the value and the range', async ({ page }) => {
    await page.goto(`${CHARTS}/gauge/`);
    const card = await openDemo(page, 'TextPlayground');
    await card.getByRole('slider', { name: /^value/ }).press('ArrowRight');

    await expect(card.getByText('73 / 100')).toBeVisible();
    await expect(card.getByRole('meter')).toHaveAttribute('aria-valuenow', '73');
  });
});

test.describe('radar', () => {
  test('a click on a mark reports series and metric', async ({ page }) => {
    await page.goto(`${CHARTS}/radar/`);
    const card = await openDemo(page, 'RadarClick');
    await card.locator('circle.MuiRadarSeriesPlot-mark').nth(2).click();

    await expect(card.getByLabel('Click result')).toContainText('"seriesId": "odeon"');
    await expect(card.getByLabel('Click result')).toContainText('"dataIndex": 2');
  });

  test('the highlighted series is controlled by buttons', async ({ page }) => {
    await page.goto(`${CHARTS}/radar/`);
    const card = await openDemo(page, 'DemoRadarSeriesHighlight');
    await card.getByRole('button', { name: 'Capitol' }).click();

    await expect(card.locator('.MuiRadarSeriesPlot-area.MuiRadarSeriesPlot-faded')).toHaveCount(1);
    await expect(
      card.locator('.MuiRadarSeriesPlot-area.MuiRadarSeriesPlot-highlighted'),
    ).toHaveCount(1);
  });
});

test.describe('heatmap', () => {
  test('the tooltip names both categories and the value', async ({ page }) => {
    await page.goto(`${CHARTS}/heatmap/`);
    const card = await openDemo(page, 'BasicHeatmap');
    await card.locator('.MuiHeatmap-cell').first().hover();

    await expect(chartTooltip(page)).toContainText('Load (%)');
  });

  test('one cell is highlighted, all others fade', async ({ page }) => {
    await page.goto(`${CHARTS}/heatmap/`);
    const card = await openDemo(page, 'HighlightHeatmap');
    const cells = card.locator('.MuiHeatmap-cell');
    await cells.first().hover();

    await expect(card.locator('.Charts-highlighted')).toHaveCount(1);
    await expect(card.locator('.Charts-faded')).toHaveCount((await cells.count()) - 1);
  });
});

test.describe('funnel', () => {
  test('a formatter writes the labels of the sections', async ({ page }) => {
    await page.goto(`${CHARTS}/funnel/`);
    const card = await openDemo(page, 'FunnelLabels');

    await expect(card.locator('text.MuiFunnelSection-label')).toHaveText([
      'Referred: 940 (100%)',
      'Booked: 720 (77%)',
      'Seen: 655 (70%)',
      'Treated: 410 (44%)',
    ]);
  });

  test('a section under the pointer fades the others', async ({ page }) => {
    await page.goto(`${CHARTS}/funnel/`);
    const card = await openDemo(page, 'HighlightFunnel');
    await card.locator('path.MuiFunnelSection-root').first().hover();

    await expect(card.locator('path.MuiFunnelSection-highlighted')).toHaveCount(1);
    await expect(card.locator('path.MuiFunnelSection-faded')).toHaveCount(3);
  });
});
