import { expect, test, type Locator } from '@playwright/test';
import { openDemo } from '../../demoPage';
import { boxOf, chartTooltip, pointAlong } from './chartParts';

const BARS = '/x/react-charts/bar-demo/';
const LINES = '/x/react-charts/line-demo/';
const PIES = '/x/react-charts/pie-demo/';
const POINTS = '/x/react-charts/scatter-demo/';

test.describe('bar demos', () => {
  test('series of one stack share a bar, and the one without is beside it', async ({ page }) => {
    await page.goto(BARS);
    const card = await openDemo(page, 'MixedBarChart');
    const bars = card.locator('.MuiBarElement-root');
    const categories = 4;
    const saturday = 2;
    const boxOfSeries = (series: number) => boxOf(bars.nth(series * categories + saturday));
    const [online, boxOffice, seats] = await Promise.all([
      boxOfSeries(0),
      boxOfSeries(1),
      boxOfSeries(2),
    ]);

    expect(boxOffice.x).toBeCloseTo(online.x, 0);
    expect(boxOffice.y + boxOffice.height).toBeCloseTo(online.y, 0);
    expect(seats.x).toBeGreaterThanOrEqual(online.x + online.width);
    expect(seats.y).toBeCloseTo(boxOffice.y, 0);
  });

  test('the population pyramid hides the sign of its negative side', async ({ page }) => {
    await page.goto(BARS);
    const card = await openDemo(page, 'PopulationPyramidBarChart');
    await card.locator('.MuiBarElement-root').nth(4).hover();

    await expect(chartTooltip(page)).toContainText('6.3 thousand');
    await expect(chartTooltip(page)).toContainText('6.2 thousand');
    await expect(chartTooltip(page)).not.toContainText('-');
    await expect(card.getByText('6', { exact: true })).toHaveCount(2);
  });
});

test.describe('line demos', () => {
  test('marks, legend and tooltip use the same shapes', async ({ page }) => {
    await page.goto(LINES);
    const card = await openDemo(page, 'CustomLineMarks');
    const shapes = (part: Locator) =>
      part.locator('svg path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    await card.locator('.MuiMarkElement-root').first().hover();

    await expect(chartTooltip(page)).toContainText('Alder');
    expect(await shapes(chartTooltip(page))).toEqual(
      await shapes(card.locator('.MuiChartsLegend-root')),
    );
  });

  test('live data updates until it is paused, and then resumes', async ({ page }) => {
    await page.goto(LINES);
    const card = await openDemo(page, 'LiveLineChartNoSnap');
    const start = card.getByText('0 s', { exact: true });
    await expect(start).toBeVisible();

    await card.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(start).toHaveCount(0);
    await card.getByRole('button', { name: 'Pause', exact: true }).click();
    await card.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(start).toBeVisible();
    await expect(card.getByRole('button', { name: 'Reset', exact: true })).toBeDisabled();
  });

  test('the tooltip of a forecast shows its range', async ({ page }) => {
    await page.goto(LINES);
    const card = await openDemo(page, 'LineWithUncertaintyArea');
    const end = await pointAlong(card.locator('path[data-series="count"]'), 0.98);
    await page.mouse.move(end.x, end.y);

    await expect(chartTooltip(page)).toContainText('72 (61 to 84)');
  });

  test("a wide target reacts near the line, and a thin one doesn't", async ({ page }) => {
    await page.goto(LINES);
    const card = await openDemo(page, 'LargerHighlightLineNoSnap');
    const highlighted = card.locator('.MuiLineElement-root[data-highlighted]');
    const middle = await pointAlong(card.locator('path[data-series="north"]'), 0.5);

    await page.mouse.move(middle.x, middle.y - 8);
    await expect(highlighted).toHaveCount(1);

    await card.getByRole('checkbox', { name: 'Wide target' }).click();
    await page.mouse.move(middle.x, middle.y - 8);
    await expect(highlighted).toHaveCount(0);
  });
});

test.describe('pie demos', () => {
  test('narrow slices have no label', async ({ page }) => {
    await page.goto(PIES);
    const card = await openDemo(page, 'PieChartWithCustomizedLabel');

    await expect(card.locator('.MuiPieArc-root')).toHaveCount(4);
    await expect(card.locator('.MuiPieArcLabel-root').filter({ hasText: '%' })).toHaveText([
      '43%',
      '28%',
      '24%',
    ]);
  });

  test('the half pie is twice as wide as high', async ({ page }) => {
    await page.goto(PIES);
    const card = await openDemo(page, 'StraightAnglePieChart');
    await expect(async () => {
      const { width, height } = await boxOf(card.locator('.MuiPieChart-series').first());
      expect(width / height).toBeCloseTo(2, 1);
    }).toPass();
  });

  test('the tooltip shows the icon of the slice', async ({ page }) => {
    await page.goto(PIES);
    const card = await openDemo(page, 'PieChartWithCustomLegendAndTooltip');
    await card.locator('.MuiPieArc-root').nth(1).hover();

    await expect(chartTooltip(page)).toContainText('33% of all orders');
    await expect(chartTooltip(page).locator('svg rect')).toHaveAttribute('x', '4');
  });
});

test.describe('scatter demos', () => {
  test('the tooltip opens only near a point', async ({ page }) => {
    await page.goto(POINTS);
    const card = await openDemo(page, 'SimpleScatterChart');
    const point = await boxOf(card.locator('.MuiScatter-root circle').first());
    await page.mouse.move(point.x + 2, point.y + 2);
    await expect(chartTooltip(page)).toContainText('mm');

    const grid = await boxOf(card.locator('.MuiChartsGrid-root'));
    await page.mouse.move(grid.x + grid.width - 20, grid.y + grid.height - 20);
    await expect(chartTooltip(page)).toHaveCount(0);
  });

  test('a point in the quadrants shows its name', async ({ page }) => {
    await page.goto(POINTS);
    const card = await openDemo(page, 'ScatterQuadrants');
    await card.locator('.MuiScatter-root circle').last().hover();

    await expect(chartTooltip(page)).toContainText('Evening hours');
  });
});
