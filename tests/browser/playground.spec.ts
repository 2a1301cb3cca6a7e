import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test';

const PLAYGROUNDS = [
  { route: '/x/react-data-grid/', component: 'DataGrid', toggle: 'showCellVerticalBorder' },
  { route: '/x/react-date-pickers/date-picker/', component: 'DatePicker', toggle: 'disabled' },
  { route: '/x/react-charts/bars/', component: 'BarChart', toggle: 'hideLegend' },
  {
    route: '/x/react-tree-view/rich-tree-view/items/',
    component: 'RichTreeView',
    toggle: 'checkboxSelection',
  },
];

for (const { route, component, toggle } of PLAYGROUNDS) {
  test(`the playground of ${component} keeps component, code and address in step`, async ({
    page,
  }) => {
    await page.goto(route);
    const card = page.getByRole('region', { name: `Playground of ${component}` });
    await card.scrollIntoViewIfNeeded();
    const control = card.getByRole('switch', { name: toggle });
    await control.click();

    await expect(card.getByRole('group', { name: `Code of ${component}` })).toContainText(toggle);
    await expect(page).toHaveURL(new RegExp(`${component}\\.${toggle}=true`));
    const { violations } = await new AxeBuilder({ page })
      .include(`section[aria-label="Playground of ${component}"]`)
      .disableRules(['region', 'heading-order'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

    await page.reload();
    await card.scrollIntoViewIfNeeded();
    await expect(control).toBeChecked();
    await card.getByRole('button', { name: 'Reset' }).click();
    await expect(control).not.toBeChecked();
  });
}
