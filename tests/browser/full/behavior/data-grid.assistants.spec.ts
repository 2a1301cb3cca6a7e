import { expect, test } from '@playwright/test';
import { openDemo } from '../../demoPage';

const BARS = '.MuiBarElement-root';

test.describe('charts integration', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/x/react-data-grid/charts-integration/');
  });

  test('a field is added to the chart without dragging, and groups follow', async ({ page }) => {
    const demo = await openDemo(page, 'GridChartsIntegrationRowGrouping');
    await expect(demo.locator(BARS)).toHaveCount(3);
    await demo.getByRole('button', { name: 'Charts', exact: true }).click();
    await demo.getByRole('tab', { name: 'Fields' }).click();
    await demo.getByRole('searchbox', { name: 'Search fields' }).fill('station');
    await demo.getByRole('button', { name: 'Field options' }).first().click();
    await page.getByRole('menuitem', { name: 'Add to Categories' }).click();

    await expect(demo.locator(BARS)).toHaveCount(6);
    await expect(demo.getByRole('columnheader', { name: 'Group', exact: true })).toBeVisible();
  });

  test('columns of a pivot table become series', async ({ page }) => {
    const demo = await openDemo(page, 'GridChartsIntegrationPivoting');

    await expect(demo.getByText('Hires - Day ticket (sum)', { exact: true })).toBeVisible();
  });

  test('a detached chart keeps what it shows while the grid is filtered', async ({ page }) => {
    const demo = await openDemo(page, 'GridChartsIntegrationBasic');
    await expect(demo.locator(BARS)).toHaveCount(6);
    await demo.getByRole('button', { name: 'Charts', exact: true }).click();
    await demo.getByRole('button', { name: 'Sync chart' }).click();
    await demo.getByRole('button', { name: 'Close charts configuration' }).click();
    await demo.getByRole('button', { name: 'Search' }).click();
    await demo.getByRole('searchbox', { name: 'Search' }).fill('Old town');

    await expect(demo.getByRole('gridcell', { name: 'Shipyard' })).toHaveCount(0);
    await expect(demo.locator(BARS)).toHaveCount(6);
  });
});

test.describe('charts panel', () => {
  test('a button in a custom toolbar opens and closes the panel', async ({ page }) => {
    await page.goto('/x/react-data-grid/components/charts-panel/');
    const demo = await openDemo(page, 'GridChartsPanelTrigger');
    const trigger = demo.getByRole('button', { name: 'Charts', exact: true });

    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(demo.getByRole('tab', { name: 'Customize' })).toBeVisible();

    await trigger.click();
    await expect(trigger).not.toHaveAttribute('aria-expanded');
    await expect(demo.getByRole('tab', { name: 'Customize' })).toHaveCount(0);
  });
});

test.describe('AI assistant', () => {
  test('an answer becomes filters, and an error appears below its prompt', async ({ page }) => {
    await page.goto('/x/react-data-grid/ai-assistant/');
    const demo = await openDemo(page, 'AssistantWithExamples');
    await demo.getByRole('button', { name: 'AI Assistant' }).click();
    await page.getByRole('button', { name: 'Oaks in poor health' }).click();
    await expect(demo.getByText('Total Rows: 2 of 60')).toBeVisible();

    await page.getByRole('button', { name: 'Where does it rain?' }).click();
    await expect(page.getByText('does not understand that')).toBeVisible();
    await expect(demo.getByText('Total Rows: 2 of 60')).toBeVisible();
  });

  test('sampling sends five values of each column', async ({ page }) => {
    await page.goto('/x/react-data-grid/ai-assistant/');
    const demo = await openDemo(page, 'AssistantWithDataSampling');
    await demo.getByRole('button', { name: 'AI Assistant' }).click();
    await page.getByRole('button', { name: 'Height above 20' }).click();

    await expect(demo.getByRole('status').first()).toHaveText(
      /Sent with the question: id: (?:T-\d+, ){4}T-\d+; species: /,
    );
  });

  test('groups and their averages come from the server', async ({ page }) => {
    await page.goto('/x/react-data-grid/ai-assistant/');
    const demo = await openDemo(page, 'AssistantWithDataSource');
    await demo.getByRole('button', { name: 'AI Assistant' }).click();
    await page.getByRole('button', { name: 'Average height per district' }).click();

    await expect(demo.getByRole('gridcell', { name: 'Northfield (15)' })).toBeVisible();
  });

  test('Escape closes the panel and restores the focus', async ({ page }) => {
    await page.goto('/x/react-data-grid/components/ai-assistant-panel/');
    const demo = await openDemo(page, 'GridAiAssistantPanelTrigger');
    const trigger = demo.getByRole('button', { name: 'AI assistant' });
    await trigger.click();
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeFocused();
    await page.keyboard.press('Escape');

    await expect(page.getByText('No prompt history')).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });
});
