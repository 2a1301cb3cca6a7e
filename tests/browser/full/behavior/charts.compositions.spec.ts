import { expect, test } from '@playwright/test';
import { openDemo } from '../../demoPage';
import { boxOf, chartTooltip } from './chartParts';

const ACCESSIBILITY = '/x/react-charts/accessibility/';
const PYRAMID = '/x/react-charts/pyramid/';
const TREEMAP = '/x/react-charts/treemap/';
const GANTT = '/x/react-charts/gantt/';
const GRID = '/x/react-charts/data-grid-integration/';

test.describe('accessibility', () => {
  test('arrow keys move through the bars, and a status announces the value', async ({ page }) => {
    await page.goto(ACCESSIBILITY);
    const card = await openDemo(page, 'SpokenBars');
    const status = card.locator('[role="status"]');
    await card.getByRole('img', { name: 'Orders per month' }).focus();

    await page.keyboard.press('ArrowRight');
    await expect(status).toHaveText('January: 128 orders');
    await page.keyboard.press('ArrowLeft');
    await expect(status).toHaveText('June: 214 orders');
    await page.keyboard.press('ArrowRight');
    await expect(status).toHaveText('January: 128 orders');
  });

  test('the tooltip stays closed while keys move the focus', async ({ page }) => {
    await page.goto(ACCESSIBILITY);
    const card = await openDemo(page, 'KeyboardNavigation');
    await card.getByRole('combobox', { name: 'Chart' }).click();
    await page.getByRole('option', { name: 'Bars' }).click();
    await card.getByRole('button', { name: 'Focus the chart' }).click();
    await page.keyboard.press('ArrowRight');

    await expect(card.locator('[data-focused]')).toHaveCount(1);
    await expect(chartTooltip(page)).toHaveCount(0);
  });

  test('with a single series, arrow up clears the focused value', async ({ page }) => {
    await page.goto(ACCESSIBILITY);
    const card = await openDemo(page, 'SpokenBars');
    await card.getByRole('img', { name: 'Orders per month' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(card.locator('[data-focused]')).toHaveCount(1);

    await page.keyboard.press('ArrowUp');
    await expect(card.locator('[data-focused]')).toHaveCount(0);
  });

  test('a switch turns the chart into a table with the same name', async ({ page }) => {
    await page.goto(ACCESSIBILITY);
    const card = await openDemo(page, 'ChartWithTable');
    await card.getByRole('switch', { name: 'Show as a table' }).click();

    const table = card.getByRole('table', { name: 'The old town overtook the harbor in May' });
    await expect(table.getByRole('row', { name: 'May 3300 3500' })).toBeVisible();
  });
});

test.describe('pyramid', () => {
  test('the direction changes the shape, not the order', async ({ page }) => {
    await page.goto(PYRAMID);
    const card = await openDemo(page, 'PyramidDirection');
    const sections = card.locator('.MuiFunnelSection-root:not(text)');
    const widthOf = async (index: number) => (await boxOf(sections.nth(index))).width;
    expect(await widthOf(0)).toBeLessThan(await widthOf(3));

    await card.getByRole('radio', { name: 'decreasing' }).click();
    await expect(async () => expect(await widthOf(0)).toBeGreaterThan(await widthOf(3))).toPass();
    await expect(card.locator('.MuiFunnelSection-label')).toHaveText(['14', '62', '185', '430']);
  });

  test('on a linear axis, the height is proportional to the value', async ({ page }) => {
    await page.goto(PYRAMID);
    const card = await openDemo(page, 'PyramidSegmentLinear');
    const sections = card.locator('path.MuiFunnelSection-root');
    const grain = await boxOf(sections.nth(2));
    const plants = await boxOf(sections.nth(3));

    expect(plants.height / grain.height).toBeCloseTo(38 / 24, 1);
  });
});

test.describe('treemap', () => {
  test('areas are proportional to values', async ({ page }) => {
    await page.goto(TREEMAP);
    const card = await openDemo(page, 'TreemapComposition');
    const areaOf = async (name: string) => {
      const { width, height } = await boxOf(card.locator(`[data-tile="${name}"] rect`));
      return (width + 2) * (height + 2);
    };

    expect((await areaOf('Schools')) / (await areaOf('Buses'))).toBeCloseTo(41 / 22, 1);
    expect((await areaOf('Schools')) / (await areaOf('Theater'))).toBeCloseTo(41 / 5, 0);
  });

  test('a tile shows its group, name, and value', async ({ page }) => {
    await page.goto(TREEMAP);
    const card = await openDemo(page, 'TreemapComposition');
    await card.locator('[data-tile="Theater"]').hover();

    await expect(page.getByRole('tooltip')).toHaveText('Leisure, Theater: 5 million €');
  });
});

test.describe('Gantt', () => {
  test('a task shows its dates', async ({ page }) => {
    await page.goto(GANTT);
    const card = await openDemo(page, 'GanttComposition');
    await card.locator('[data-task="Wiring"]').hover();

    await expect(page.getByRole('tooltip')).toHaveText(
      'Wiring: Jun 13 to Jun 27, Electricians, 20% done',
    );
  });

  test('with stacked bars, the tooltip omits the invisible series', async ({ page }) => {
    await page.goto(GANTT);
    const card = await openDemo(page, 'GanttAsBars');
    await card.locator('.MuiBarElement-root').nth(8).hover();

    await expect(chartTooltip(page)).toContainText('14 days');
    await expect(chartTooltip(page).getByRole('row')).toHaveCount(1);
  });
});

test.describe('Data Grid integration', () => {
  test('the chart follows the filter of the grid', async ({ page }) => {
    await page.goto(GRID);
    const card = await openDemo(page, 'GridChartsIntegrationBasic');
    const bars = card.locator('.MuiBarElement-root');
    await expect(bars).toHaveCount(12);

    await card.getByRole('button', { name: 'Search' }).click();
    await card.getByRole('searchbox').fill('pear');
    await expect(bars).toHaveCount(4);
  });

  test('users select another type in the panel', async ({ page }) => {
    await page.goto(GRID);
    const card = await openDemo(page, 'GridChartsIntegrationBasic');
    await card.getByRole('button', { name: 'Charts' }).click();
    await card.getByRole('button', { name: 'Lines', exact: true }).click();

    await expect(card.locator('.MuiLineElement-root')).toHaveCount(2);
    await expect(card.locator('.MuiBarElement-root')).toHaveCount(0);
  });

  test('a click on a bar below a community grid selects its row', async ({ page }) => {
    await page.goto(GRID);
    const card = await openDemo(page, 'GridWithChart');
    await card.locator('.MuiBarElement-root').nth(2).click();

    await expect(card.getByRole('row', { selected: true })).toContainText('Chapel');
  });
});
