import { expect, test } from '@playwright/test';
import { openDemo } from '../../demoPage';

test.describe('pivoting', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/x/react-data-grid/pivoting/');
  });

  test('the menu of a field replaces dragging', async ({ page }) => {
    const demo = await openDemo(page, 'GridPivotingQuickStart');
    await demo.getByRole('searchbox', { name: 'Search fields' }).fill('chan');
    await demo.getByRole('button', { name: 'Field options' }).first().click();
    await page.getByRole('menuitem', { name: 'Add to Columns' }).click();

    await expect(demo.getByRole('columnheader', { name: 'Market' }).first()).toBeVisible();
  });

  test('a controlled grid shows the report of a button, and its rows without pivoting', async ({
    page,
  }) => {
    const demo = await openDemo(page, 'GridPivotingControlled');
    await expect(demo.getByRole('columnheader', { name: '2024' })).toBeVisible();

    await demo.getByRole('button', { name: 'Roasts by channel' }).click();
    await expect(demo.getByRole('columnheader', { name: 'Café' })).toBeVisible();
    await expect(demo.getByRole('columnheader', { name: '2024' })).toHaveCount(0);

    await demo.getByRole('switch', { name: 'Pivot' }).click();
    await expect(demo.getByRole('gridcell', { name: 'R-1001' })).toBeVisible();
  });

  test('months are in calendar order', async ({ page }) => {
    const demo = await openDemo(page, 'GridGetPivotDerivedColumns');
    const months = demo.getByRole('columnheader').filter({ hasText: /^[A-Z][a-z]{2}$/ });

    await expect(months.first()).toHaveText('Jan');
    await expect(months.nth(1)).toHaveText('Feb');
    await expect(months.nth(2)).toHaveText('Mar');
  });

  test('a column that is not pivotable stays in the model and out of the panel', async ({
    page,
  }) => {
    const demo = await openDemo(page, 'GridNonPivotableColumns');
    await expect(demo.getByRole('columnheader', { name: 'Revenue' }).first()).toBeVisible();
    await demo.getByRole('searchbox', { name: 'Search fields' }).fill('order');

    await expect(demo.getByText('No fields')).toBeVisible();
  });
});

test.describe('understanding pivoting', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/x/react-data-grid/pivoting-explained/');
  });

  test('another function computes another value', async ({ page }) => {
    const demo = await openDemo(page, 'GridPivotingValues');
    const orchard = demo.getByRole('row', { name: /^Orchard/ });
    await expect(orchard).toContainText('520');
    await demo.getByRole('button', { name: 'sum', exact: true }).click();
    await page.getByRole('menuitem', { name: 'max' }).click();

    await expect(orchard).toContainText('165');
  });

  test('an unchecked column adds up its values again', async ({ page }) => {
    const demo = await openDemo(page, 'GridPivotingColumns');
    const orchard = demo.getByRole('row', { name: /^Orchard/ });
    await expect(orchard).toContainText('235');
    await demo.getByRole('checkbox', { name: 'Year' }).uncheck();

    await expect(orchard).toContainText('520');
  });

  test('the exercises have the answers that the page gives', async ({ page }) => {
    const demo = await openDemo(page, 'GridPivotingMultipleValues');
    await demo.getByRole('checkbox', { name: 'Apiary' }).uncheck();
    await demo.getByRole('checkbox', { name: 'Year' }).uncheck();

    await expect(demo.getByRole('row', { name: /^Lime/ })).toContainText('455');
  });
});
