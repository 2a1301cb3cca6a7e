import { expect, test } from '@playwright/test';
import { openDemo } from '../../demoPage';

const SANKEY = '/x/react-charts/sankey/';
const HOOKS = '/x/react-charts/hooks';

test.describe('Sankey', () => {
  test('hovering over a node highlights its links and fades the others', async ({ page }) => {
    await page.goto(SANKEY);
    const card = await openDemo(page, 'SankeyHighlighting');
    await card.locator('[data-node="wells"] rect').hover();

    await expect(card.locator('[data-link-source="wells"][data-highlighted]')).toHaveCount(2);
    await expect(card.locator('[data-link-source="works"][data-faded]')).toHaveCount(3);
    await expect(card.locator('[data-node="wells"] rect')).toHaveAttribute(
      'data-highlighted',
      'true',
    );
  });

  test('a click on a link reports its source and target', async ({ page }) => {
    await page.goto(SANKEY);
    const card = await openDemo(page, 'SankeyClick');
    await card.locator('path[data-link-source="wells"][data-link-target="farms"]').click();

    const result = card.getByLabel('Click result');
    await expect(result).toContainText('"subType": "link"');
    await expect(result).toContainText('"sourceId": "wells"');
    await expect(result).toContainText('"targetId": "farms"');
  });

  test('the tooltip and the labels of links format values differently', async ({ page }) => {
    await page.goto(SANKEY);
    const card = await openDemo(page, 'SankeyValueFormatter');
    await expect(card.locator('text[data-link-target="homes"]')).toHaveText('49');

    await card.locator('[data-node="homes"] rect').hover();
    await expect(page.getByText('49 million m³ (46% of the supply)')).toBeVisible();
  });

  test('the pointer and the buttons share a controlled highlight', async ({ page }) => {
    await page.goto(SANKEY);
    const card = await openDemo(page, 'SankeyControlledHighlight');
    await card.getByRole('button', { name: 'Waterworks to leaks' }).click();
    await expect(card.locator('path[data-link-target="leaks"]')).toHaveAttribute(
      'data-highlighted',
      'true',
    );

    await card.locator('[data-node="works"] rect').hover();
    await expect(card.getByRole('button', { name: 'Waterworks', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

test.describe('chart hooks', () => {
  test('useDrawingArea follows the width of the chart', async ({ page }) => {
    await page.goto(`${HOOKS}/use-drawing-area/`);
    const card = await openDemo(page, 'UseDrawingArea');
    const night = card.locator('g[pointer-events=none] rect').first();
    const wide = Number(await night.getAttribute('width'));

    await page.setViewportSize({ width: 400, height: 800 });
    await expect.poll(async () => Number(await night.getAttribute('width'))).toBeLessThan(wide);
  });

  test('useLegend provides the data for a legend with amounts', async ({ page }) => {
    await page.goto(`${HOOKS}/use-legend/`);
    const card = await openDemo(page, 'UseLegend');

    await expect(card.getByRole('listitem')).toHaveText([
      'Paper184 t',
      'Glass97 t',
      'Organic151 t',
      'Residual68 t',
    ]);
  });

  test('positions from a scale are in the middle of the band', async ({ page }) => {
    await page.goto(`${HOOKS}/use-scale/`);
    const card = await openDemo(page, 'UseScale');
    const peak = card.locator('svg circle').first();
    const july = card.locator('svg text', { hasText: /^Jul$/ });

    const peakBox = await peak.boundingBox();
    const julyBox = await july.boundingBox();
    const middle = (box: typeof peakBox) => (box ? box.x + box.width / 2 : NaN);
    expect(Math.abs(middle(peakBox) - middle(julyBox))).toBeLessThan(2);
  });

  test('useSeries provides the values of bars and lines for a table', async ({ page }) => {
    await page.goto(`${HOOKS}/use-series/`);
    const card = await openDemo(page, 'UseSeries');

    await expect(card.getByRole('row', { name: /^Members/ }).getByRole('cell')).toHaveText([
      '310',
      '284',
      '342',
      '377',
    ]);
    await expect(
      card
        .getByRole('row', { name: /^Forecast/ })
        .getByRole('cell')
        .last(),
    ).toHaveText('380');
  });

  test('useBarSeries lets a bar detect that it is the highest of its series', async ({ page }) => {
    await page.goto(`${HOOKS}/use-series/`);
    const card = await openDemo(page, 'UseBarSeries');

    await expect(card.locator('svg rect[opacity="1"]')).toHaveCount(2);
    await expect(card.locator('svg rect[opacity="0.45"]')).toHaveCount(8);
  });
});
