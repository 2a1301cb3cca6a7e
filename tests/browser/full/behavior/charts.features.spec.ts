import { expect, test } from '@playwright/test';
import { openDemo } from '../../demoPage';
import { boxOf, chartTooltip } from './chartParts';

const CHARTS = '/x/react-charts';

test.describe('axis', () => {
  test('hidden axes leave the whole chart to the bars', async ({ page }) => {
    await page.goto(`${CHARTS}/axis/`);
    const card = await openDemo(page, 'HidingAxis');

    await expect(card.locator('.MuiBarElement-root')).toHaveCount(5);
    await expect(card.locator('.MuiChartsAxis-tickLabel')).toHaveCount(0);
  });

  test('a reversed axis reverses the order of the bars', async ({ page }) => {
    await page.goto(`${CHARTS}/axis/`);
    const card = await openDemo(page, 'ReverseExample');
    const bars = card.locator('.MuiBarElement-root');
    const firstIsLeft = async () => (await boxOf(bars.first())).x < (await boxOf(bars.nth(1))).x;
    expect(await firstIsLeft()).toBe(true);

    await card.getByRole('checkbox', { name: 'reverse x' }).click();
    await expect.poll(firstIsLeft).toBe(false);
  });
});

test.describe('tooltip', () => {
  test('the trigger selects between all series, one, and none', async ({ page }) => {
    await page.goto(`${CHARTS}/tooltip/`);
    const card = await openDemo(page, 'Interaction');
    const bars = card.locator('.MuiBarElement-root');
    const perChart = (await bars.count()) / 3;

    await bars.nth(0).hover();
    await expect(chartTooltip(page).getByRole('row')).toHaveCount(2);
    await bars.nth(perChart).hover();
    await expect(chartTooltip(page).getByRole('row')).toHaveCount(1);
    await bars.nth(2 * perChart).hover();
    await expect(chartTooltip(page)).toHaveCount(0);
  });

  test('the formatter of a series looks up more by the index', async ({ page }) => {
    await page.goto(`${CHARTS}/tooltip/`);
    const card = await openDemo(page, 'SeriesFormatter');
    await card.locator('.MuiPieArc-root').nth(1).hover();

    await expect(chartTooltip(page)).toContainText('18 to 39 years: 291 patients');
  });
});

test.describe('legend', () => {
  test('entries become buttons that report their series', async ({ page }) => {
    await page.goto(`${CHARTS}/legend/`);
    const card = await openDemo(page, 'LegendClick');
    await card.getByRole('button', { name: 'Orders' }).press('Enter');

    await expect(card.getByLabel('Click result')).toContainText('"seriesId": "orders"');
  });

  test('a horizontal legend is above or below the chart', async ({ page }) => {
    await page.goto(`${CHARTS}/legend/`);
    const card = await openDemo(page, 'LegendPosition');
    const legendIsBelow = async () =>
      (await boxOf(card.locator('.MuiChartsLegend-root'))).y >
      (await boxOf(card.locator('.MuiPieArc-root').first())).y;
    expect(await legendIsBelow()).toBe(true);

    await card.getByRole('radio', { name: 'top' }).click();
    await expect.poll(legendIsBelow).toBe(false);
  });
});

test.describe('label', () => {
  test('is short in the legend and long in the tooltip', async ({ page }) => {
    await page.goto(`${CHARTS}/label/`);
    const card = await openDemo(page, 'FunctionLabel');
    await expect(card.getByRole('listitem')).toHaveText(['Repairs', 'Inspections']);

    await card.locator('.MuiBarElement-root').first().hover();
    await expect(chartTooltip(page)).toContainText('Repairs on customer request');
  });

  test('of a slice supports a third place, the arc', async ({ page }) => {
    await page.goto(`${CHARTS}/label/`);
    const card = await openDemo(page, 'PieLabel');

    await expect(card.locator('.MuiPieArcLabel-root')).toHaveText(['PT', 'NO', 'PL']);
    await expect(card.getByRole('listitem')).toHaveText(['Portugal', 'Norway', 'Poland']);
  });
});

test.describe('highlighting', () => {
  test('buttons set the highlighted bar', async ({ page }) => {
    await page.goto(`${CHARTS}/highlighting/`);
    const card = await openDemo(page, 'ControlledHighlight');
    const highlighted = card.locator('.MuiBarElement-root[data-highlighted]');
    await expect(highlighted).toHaveCount(1);
    const before = await boxOf(highlighted);

    await card.getByRole('group', { name: 'Station' }).getByRole('button').first().click();
    await expect.poll(async () => (await boxOf(highlighted)).x).toBeLessThan(before.x);
  });

  test('the pointer reports the highlighted position on an axis', async ({ page }) => {
    await page.goto(`${CHARTS}/highlighting/`);
    const card = await openDemo(page, 'ControlledAxisHighlight');
    const place = card.locator('p[aria-live="polite"]');
    const before = (await place.textContent()) ?? '';
    await card.locator('.MuiBarElement-root').first().hover();

    await expect(place).not.toHaveText(before);
    await expect(place).not.toHaveText('No station');
  });
});

test.describe('stacking', () => {
  test('each stack is a bar, and a series without one has its own', async ({ page }) => {
    await page.goto(`${CHARTS}/stacking/`);
    const card = await openDemo(page, 'BasicStacking');
    const quarters = 4;
    const places = await Promise.all(
      [0, 1, 2, 3, 4].map(async (series) =>
        Math.round((await boxOf(card.locator('.MuiBarElement-root').nth(series * quarters))).x),
      ),
    );

    expect(places[1]).toBe(places[0]);
    expect(places[3]).toBe(places[2]);
    expect(new Set(places).size).toBe(3);
  });

  test('the tooltip lists the values, not their sums', async ({ page }) => {
    await page.goto(`${CHARTS}/stacking/`);
    const card = await openDemo(page, 'BasicStacking');
    await card.locator('.MuiBarElement-root').first().hover();

    await expect(chartTooltip(page).getByRole('row')).toHaveText([
      /Online\s*31/,
      /Box office\s*12/,
      /Evening\s*29/,
      /Matinee\s*14/,
      /Previous year\s*40/,
    ]);
  });
});

test.describe('styling', () => {
  test('two messages appear while there is no data', async ({ page }) => {
    await page.goto(`${CHARTS}/styling/`);
    const card = await openDemo(page, 'Overlay');

    await expect(card.getByText('Loading data…')).toBeVisible();
    await expect(card.getByText('No data to display')).toBeVisible();
  });
});

test.describe('localization', () => {
  test('a chart uses the given messages', async ({ page }) => {
    await page.goto(`${CHARTS}/localization/`);
    const card = await openDemo(page, 'CustomLocaleOverlay');

    const texts = card.locator('[data-demo-canvas] text');
    await expect(texts.filter({ hasText: 'I dati arrivano tra poco.' })).toHaveCount(1);
    await expect(texts.filter({ hasText: 'Nessun dato questa settimana.' })).toHaveCount(1);
  });
});

test.describe('composition', () => {
  test('a plot draws only the series of its type', async ({ page }) => {
    await page.goto(`${CHARTS}/composition/`);
    const card = await openDemo(page, 'SwitchSeriesType');
    await expect(card.locator('.MuiLineElement-root')).toHaveCount(2);
    await expect(card.locator('.MuiBarElement-root')).toHaveCount(0);

    await card.getByRole('radio', { name: 'bar' }).click();
    await expect(card.locator('.MuiBarElement-root')).toHaveCount(6);
    await expect(card.locator('.MuiLineElement-root')).toHaveCount(0);
  });
});

test.describe('zoom', () => {
  test('buttons change the view, and the change is reported', async ({ page }) => {
    await page.goto(`${CHARTS}/zoom-and-pan/`);
    const card = await openDemo(page, 'ExternalZoomManagement');
    await expect(card.getByText('20% to 50%')).toBeVisible();

    await card.getByRole('button', { name: 'Last month' }).click();
    await expect(card.getByText('75% to 100%')).toBeVisible();
  });

  test('charts that share the state show the same range', async ({ page }) => {
    await page.goto(`${CHARTS}/zoom-and-pan/`);
    const card = await openDemo(page, 'ZoomControlled');
    const ticks = () => card.locator('.MuiChartsAxis-directionX').allTextContents();
    const before = await ticks();
    expect(before[0]).toBe(before[1]);

    await card.getByRole('button', { name: 'Show all days' }).click();
    await expect.poll(async () => (await ticks())[0]).not.toBe(before[0]);
    const after = await ticks();
    expect(after[0]).toBe(after[1]);
  });
});

test.describe('toolbar and export', () => {
  test('a custom toolbar zooms and resets', async ({ page }) => {
    await page.goto(`${CHARTS}/toolbar/`);
    const card = await openDemo(page, 'ChartsToolbarCustomToolbar');
    const zoomOut = card.getByRole('button', { name: 'Zoom out' });
    await expect(zoomOut).toBeDisabled();

    await card.getByRole('button', { name: 'Zoom in' }).click();
    await expect(zoomOut).toBeEnabled();
    await card.getByRole('button', { name: 'Show all', exact: true }).click();
    await expect(zoomOut).toBeDisabled();
  });

  test('the export menu has one entry for each format', async ({ page }) => {
    await page.goto(`${CHARTS}/export/`);
    const card = await openDemo(page, 'ExportChartToolbarCustomization');
    await card.getByRole('button', { name: 'Export' }).click();

    await expect(page.getByRole('menuitem')).toHaveText(['Export as PNG', 'Export as JPEG']);
  });

  test('a chart is saved under the given name', async ({ page }) => {
    await page.goto(`${CHARTS}/export/`);
    const card = await openDemo(page, 'ExportChartAsImage');
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Save image' }).click();

    expect((await download).suggestedFilename()).toBe('solar-park.png');
  });
});

test.describe('animation', () => {
  test('users who prefer reduced motion see the final bars immediately', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${CHARTS}/animation/`);
    const card = await openDemo(page, 'JSDefaultAnimation');
    const heights = () =>
      card
        .locator('.MuiBarElement-root')
        .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('height')));
    const final = await heights();

    await card.getByRole('button', { name: 'Play again' }).click();
    expect(await heights()).toEqual(final);
  });
});
