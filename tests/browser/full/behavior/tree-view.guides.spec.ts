import { expect, test, type Locator, type Page } from '@playwright/test';
import { openDemo } from '../../demoPage';
import {
  checkboxOf,
  iconOf,
  itemOf,
  labelsOf,
  openTreeGuide,
  rowOf,
  selectedOf,
} from './treeParts';

const SELECTED = ['aria-selected', 'true'] as const;
const NOT_SELECTED = ['aria-selected', 'false'] as const;
const OPEN = ['aria-expanded', 'true'] as const;
const CLOSED = ['aria-expanded', 'false'] as const;
const DISABLED = ['aria-disabled', 'true'] as const;

test('overview', async ({ page }) => {
  const documents = await openTreeGuide(page, '', 'MainDemo');
  await test.step('checking a folder also checks its files', async () => {
    await checkboxOf(documents, 'Imaging').click();
    await expect(itemOf(documents, 'MRI left knee')).toHaveAttribute(...SELECTED);
    await expect(itemOf(documents, 'MRI report')).toHaveAttribute(...SELECTED);
  });

  await test.step('a double click starts renaming', async () => {
    await rowOf(documents, 'Admission form').getByText('Admission form').dblclick();
    await expect(documents.getByRole('textbox')).toHaveValue('Admission form');
    await page.keyboard.press('Escape');
  });

  await test.step('a parent is indeterminate until all its children are checked', async () => {
    const districts = await openDemo(page, 'AdvancedSelection');
    await expect(checkboxOf(districts, 'North')).toHaveAttribute('data-indeterminate', 'true');
    await checkboxOf(districts, 'Old town').click();
    await expect(itemOf(districts, 'North')).toHaveAttribute(...SELECTED);
    await expect(districts.getByText('3 of 5 districts on today’s tour')).toBeVisible();
  });

  await test.step('one Tab leaves the tree', async () => {
    const keyboard = await openDemo(page, 'TreeViewKeyboard');
    await itemOf(keyboard, 'North').focus();
    await page.keyboard.press('Tab');
    await expect(keyboard.locator('[role="treeitem"]:focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(itemOf(keyboard, 'North')).toBeFocused();
  });
});

test('quickstart', async ({ page }) => {
  const simple = await openTreeGuide(page, 'quickstart/', 'BasicSimpleTreeView');
  const rich = await openDemo(page, 'BasicRichTreeView');
  await test.step('both render the same tree', async () => {
    const labels = [
      'Main hall',
      '15:00 The Lighthouse',
      '20:00 Northern Lines',
      'Studio',
      '18:30 Short films',
      'Garden',
    ];
    await expect(labelsOf(simple)).toHaveText(labels);
    await expect(labelsOf(rich)).toHaveText(labels);
  });

  await test.step('roles and focus are built in, and the name is given', async () => {
    await expect(rich.getByRole('tree', { name: 'Program' })).toBeVisible();
    await expect(rich.locator('[role="treeitem"][tabindex="0"]')).toHaveCount(1);
    await rowOf(rich, 'Garden').click();
    await expect(itemOf(rich, 'Garden')).toHaveAttribute(...OPEN);
    await expect(rich.locator('[role="treeitem"][tabindex="0"]')).toHaveCount(1);
  });
});

test('accessibility', async ({ page }) => {
  // The page has no demo and links to this one.
  const tree = await openTreeGuide(page, '', 'TreeViewKeyboard');
  const press = (key: string) => page.keyboard.press(key);
  const isAt = (label: string) => expect(itemOf(tree, label)).toBeFocused();
  await test.step('roles and states match the table', async () => {
    await expect(tree.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
    await expect(tree.locator('ul[role="group"] li[role="treeitem"]')).toHaveCount(3);
    await expect(itemOf(tree, 'Harbor')).toHaveAttribute(...NOT_SELECTED);
    await expect(itemOf(tree, 'Harbor')).not.toHaveAttribute('aria-expanded');
    await expect(itemOf(tree, 'South')).toHaveAttribute(...CLOSED);
  });

  await test.step('arrows, Home and End move', async () => {
    await itemOf(tree, 'North').focus();
    await press('ArrowRight');
    await isAt('Harbor');
    await press('ArrowRight');
    await isAt('Harbor');
    await press('ArrowLeft');
    await isAt('North');
    await press('End');
    await isAt('South');
    await press('Home');
    await isAt('North');
    await expect(selectedOf(tree)).toHaveCount(0);
  });

  await test.step('a letter moves to the next item, and wraps around at the end', async () => {
    await press('s');
    await isAt('Shipyard');
    await press('s');
    await isAt('South');
    await press('s');
    await isAt('Shipyard');
  });

  await test.step('Enter selects a leaf, Shift with an arrow extends and shrinks', async () => {
    await press('Enter');
    await expect(tree.getByText('Selected: shipyard', { exact: true })).toBeVisible();
    await press('Shift+ArrowDown');
    await expect(selectedOf(tree)).toHaveCount(2);
    await press('Shift+ArrowUp');
    await expect(selectedOf(tree)).toHaveCount(1);
  });

  await test.step('Ctrl takes everything above, or all', async () => {
    await press('Control+Shift+Home');
    await expect(tree.getByText('Selected: north, harbor, shipyard')).toBeVisible();
    await press('Control+a');
    await expect(selectedOf(tree)).toHaveCount(5);
    await press('Space');
    await expect(selectedOf(tree)).toHaveCount(4);
  });

  await test.step('the asterisk opens all siblings', async () => {
    await itemOf(tree, 'North').focus();
    await press('*');
    await expect(itemOf(tree, 'South')).toHaveAttribute(...OPEN);
  });
});

test('items of a Simple Tree View', async ({ page }) => {
  const basic = await openTreeGuide(page, 'simple-tree-view/items/', 'BasicSimpleTreeView');
  await test.step("the id in the DOM ends with the item's id", async () => {
    await expect(itemOf(basic, 'Fire drill')).toHaveAttribute('id', /.+-fire$/);
  });

  await test.step('disabled items do not open, and arrow keys skip them', async () => {
    const disabled = await openDemo(page, 'DisabledJSXItem');
    const shifts = itemOf(disabled, 'Shifts (in revision)');
    await expect(shifts).toHaveAttribute(...DISABLED);
    await rowOf(disabled, 'Shifts (in revision)').click({ force: true });
    await expect(shifts).toHaveAttribute(...CLOSED);
    await itemOf(disabled, 'Fire drill').focus();
    await page.keyboard.press('ArrowDown');
    await expect(itemOf(disabled, 'Contacts')).toBeFocused();
  });

  await test.step("a click on a row doesn't reach its parents", async () => {
    const clicks = await openDemo(page, 'OnItemClick');
    await rowOf(clicks, 'Fire drill').click();
    await expect(clicks.getByText('Last clicked: fire', { exact: true })).toBeVisible();
  });

  await test.step('code can scroll to the element of an item', async () => {
    const scroll = await openDemo(page, 'ApiMethodGetItemDOMElement');
    const forms = rowOf(scroll, 'Forms').last();
    await expect(forms).not.toBeInViewport();
    await scroll.getByRole('button', { name: 'Scroll to the equipment forms' }).click();
    await expect(forms).toBeInViewport();
  });

  await test.step('disabled items are focusable on request', async () => {
    const focusable = await openDemo(page, 'DisabledItemsFocusable');
    await focusable.getByLabel('Arrow keys stop on disabled items').click();
    await itemOf(focusable, 'Fire drill').focus();
    await page.keyboard.press('ArrowDown');
    await expect(itemOf(focusable, 'First aid (in revision)')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(selectedOf(focusable)).toHaveCount(0);
  });
});

test('items of a Rich Tree View', async ({ page }) => {
  const ids = await openTreeGuide(page, 'rich-tree-view/items/', 'GetItemId');
  await test.step('getters return the id and the label', async () => {
    await expect(itemOf(ids, 'Ball bearing 6204')).toHaveAttribute('id', /.+-BRG-6204$/);
    const labels = await openDemo(page, 'GetItemLabel');
    await expect(rowOf(labels, 'Rack A1 (18 pallets)')).toBeVisible();
  });

  await test.step('children of a closed item are not in the DOM', async () => {
    await expect(rowOf(ids, 'Oil filter 140')).toHaveCount(0);
    await rowOf(ids, 'Filters').click();
    await expect(rowOf(ids, 'Oil filter 140')).toBeVisible();
  });

  await test.step('disabled items are focusable on request', async () => {
    const focusable = await openDemo(page, 'DisabledItemsFocusable');
    const counted = itemOf(focusable, 'Rack A2 (being counted)');
    await itemOf(focusable, 'Rack A1').focus();
    await page.keyboard.press('ArrowDown');
    await expect(itemOf(focusable, 'Rack A3')).toBeFocused();
    await focusable.getByLabel('Arrow keys stop on disabled items').click();
    await itemOf(focusable, 'Rack A1').focus();
    await page.keyboard.press('ArrowDown');
    await expect(counted).toBeFocused();
  });

  await test.step('getItem() returns all fields', async () => {
    const parts = await openDemo(page, 'ApiMethodGetItem');
    await rowOf(parts, 'Ball bearing 6204').click();
    await expect(parts.getByText('Ball bearing 6204: 140 pcs in rack A1')).toBeVisible();
  });

  await test.step('an item locks itself and its children', async () => {
    const locks = await openDemo(page, 'DisableTreeItemPublicAPI');
    const rack = itemOf(locks, 'Rack A2: Filters');
    await expect(rack).not.toHaveAttribute(...DISABLED);
    await locks.getByRole('button', { name: 'Lock Hall A: Spare parts' }).click();
    await expect(rack).toHaveAttribute(...DISABLED);
  });
});

/** Shared by both guides to selection: a tree that allows one selected item. */
async function expectSingleSelection(page: Page, tree: Locator, leaf: string) {
  await rowOf(tree, leaf).click();
  await expect(itemOf(tree, leaf)).toHaveAttribute(...SELECTED);
  await rowOf(tree, leaf).click();
  await expect(itemOf(tree, leaf)).toHaveAttribute(...SELECTED);
  await page.keyboard.press('Space');
  await expect(selectedOf(tree)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(itemOf(tree, leaf)).toHaveAttribute(...SELECTED);
}

test('selection in a Simple Tree View', async ({ page }) => {
  const single = await openTreeGuide(page, 'simple-tree-view/selection/', 'SingleSelectTreeView');
  await test.step('Space clears the selection, a click does not', async () => {
    await expectSingleSelection(page, single, 'The Lighthouse');
  });

  await test.step('Enter opens and closes an item with children', async () => {
    await itemOf(single, 'Drama').focus();
    await page.keyboard.press('Enter');
    await expect(itemOf(single, 'Drama')).toHaveAttribute(...CLOSED);
    await expect(itemOf(single, 'Drama')).toHaveAttribute(...NOT_SELECTED);
  });

  await test.step('Ctrl adds one item, Shift a range', async () => {
    const multi = await openDemo(page, 'MultiSelectTreeView');
    await rowOf(multi, 'The Lighthouse').click();
    await rowOf(multi, 'Documentary').click({ modifiers: ['Control'] });
    await expect(selectedOf(multi)).toHaveCount(2);
    await rowOf(multi, 'The Lighthouse').click();
    await rowOf(multi, 'Documentary').click({ modifiers: ['Shift'] });
    await expect(selectedOf(multi)).toHaveCount(3);
  });

  await test.step('without selection items only expand', async () => {
    const none = await openDemo(page, 'DisableSelection');
    await rowOf(none, 'Documentary').click();
    await expect(itemOf(none, 'Documentary')).toHaveAttribute(...CLOSED);
    await expect(selectedOf(none)).toHaveCount(0);
  });

  await test.step('a checkbox selects, its row does not', async () => {
    const boxes = await openDemo(page, 'CheckboxSelection');
    await rowOf(boxes, 'The Lighthouse').getByText('The Lighthouse').click();
    await expect(itemOf(boxes, 'The Lighthouse')).toHaveAttribute(...NOT_SELECTED);
    await checkboxOf(boxes, 'The Lighthouse').click();
    await expect(itemOf(boxes, 'The Lighthouse')).toHaveAttribute(...SELECTED);
  });

  await test.step('the other items stay selected on request', async () => {
    const keep = await openDemo(page, 'ApiMethodSetItemSelectionKeepExistingSelection');
    await keep.getByRole('button', { name: 'Add Northern Lines' }).click();
    await expect(itemOf(keep, 'Northern Lines')).toHaveAttribute(...SELECTED);
    await expect(itemOf(keep, 'The Lighthouse')).toHaveAttribute(...SELECTED);
  });
});

test('selection in a Rich Tree View', async ({ page }) => {
  const single = await openTreeGuide(page, 'rich-tree-view/selection/', 'SingleSelectTreeView');
  await test.step('Space clears the selection, a click does not', async () => {
    await expectSingleSelection(page, single, 'Ridge Farm');
  });

  await test.step('ranges exclude collapsed items', async () => {
    const multi = await openDemo(page, 'MultiSelectTreeView');
    await rowOf(multi, 'Offshore East').click();
    await rowOf(multi, 'Hydro: Upper Lake').click({ modifiers: ['Shift'] });
    await expect(selectedOf(multi)).toHaveCount(3);
  });

  await test.step('a parent is indeterminate, and some items have no checkbox', async () => {
    const boxes = await openDemo(page, 'CheckboxMultiSelection');
    await expect(checkboxOf(boxes, 'Wind')).toHaveAttribute('data-indeterminate', 'true');
    await expect(boxes.getByRole('tree').getByRole('checkbox')).toHaveCount(0);
    await checkboxOf(boxes, 'Offshore East').click();
    await expect(selectedOf(boxes)).toHaveCount(3);
    await expect(itemOf(boxes, 'Wind')).toHaveAttribute(...NOT_SELECTED);
  });

  await test.step('Shift and a click on a checkbox select a range', async () => {
    const boxes = await openDemo(page, 'CheckboxMultiSelection');
    await checkboxOf(boxes, 'Hydro: Upper Lake').click({ modifiers: ['Shift'] });
    await expect(itemOf(boxes, 'Solar')).toHaveAttribute(...SELECTED);
    await expect(itemOf(boxes, 'Hydro: Upper Lake')).toHaveAttribute(...SELECTED);
  });

  await test.step('selecting the last child selects its parent, and deselecting any child deselects it', async () => {
    const linked = await openDemo(page, 'SelectionPropagation');
    await checkboxOf(linked, 'City Roofs').click();
    await expect(itemOf(linked, 'Solar')).toHaveAttribute(...SELECTED);
    await checkboxOf(linked, 'Valley Field').click();
    await expect(itemOf(linked, 'Solar')).toHaveAttribute(...NOT_SELECTED);
    await expect(itemOf(linked, 'City Roofs')).toHaveAttribute(...SELECTED);
  });

  await test.step('a saved selection is completed on mount', async () => {
    const saved = await openDemo(page, 'SelectionPropagationMount');
    await expect(selectedOf(saved)).toHaveCount(5);
    await expect(itemOf(saved, 'Coast Farm')).toHaveAttribute(...SELECTED);
    await expect(itemOf(saved, 'Solar')).toHaveAttribute(...NOT_SELECTED);
  });
});

/** Shared by both guides to expansion: a tree whose rows don't expand. */
async function expectExpansionByIcon(page: Page, tree: Locator, parent: string) {
  await rowOf(tree, parent).getByText(parent).click();
  await expect(itemOf(tree, parent)).toHaveAttribute(...SELECTED);
  await expect(itemOf(tree, parent)).toHaveAttribute(...CLOSED);
  await page.keyboard.press('ArrowRight');
  await expect(itemOf(tree, parent)).toHaveAttribute(...OPEN);
  await iconOf(tree, parent).click();
  await expect(itemOf(tree, parent)).toHaveAttribute(...CLOSED);
}

test('expansion of a Simple Tree View', async ({ page }) => {
  const genres = await openTreeGuide(page, 'simple-tree-view/expansion/', 'ControlledExpansion');
  await test.step('the list of expanded items is controlled', async () => {
    await genres.getByRole('button', { name: 'Collapse all' }).click();
    await expect(rowOf(genres, 'Tides')).toHaveCount(0);
    await genres.getByRole('button', { name: 'Expand all' }).click();
    await expect(rowOf(genres, 'Tides')).toBeVisible();
  });

  await test.step('the callback receives the id and the state', async () => {
    const track = await openDemo(page, 'TrackItemExpansionToggle');
    await rowOf(track, 'Drama').click();
    await expect(track.getByText('Closed: drama')).toBeVisible();
  });

  await test.step('with the icon as the trigger, a row selects, and keys work as before', async () => {
    await expectExpansionByIcon(page, await openDemo(page, 'IconExpansionTreeView'), 'Documentary');
  });

  await test.step('isItemExpanded() returns the current state', async () => {
    const ask = await openDemo(page, 'ApiMethodIsItemExpanded');
    await rowOf(ask, 'Drama').click();
    await ask.getByRole('button', { name: 'Is drama open?' }).click();
    await expect(page.getByText('Drama is closed.')).toBeVisible();
  });
});

test('expansion of a Rich Tree View', async ({ page }) => {
  const all = await openTreeGuide(page, 'rich-tree-view/expansion/', 'ControlledExpansion');
  await test.step('the list of expanded items is controlled, on all levels', async () => {
    await all.getByRole('button', { name: 'Collapse all' }).click();
    await expect(rowOf(all, 'Hub')).toHaveCount(0);
    await all.getByRole('button', { name: 'Expand all' }).click();
    await expect(rowOf(all, 'Pitch drives')).toBeVisible();
    await rowOf(all, 'Rotor').click();
    await expect(rowOf(all, 'Pitch drives')).toHaveCount(0);
    await expect(all.getByRole('button', { name: 'Collapse all' })).toBeVisible();
  });

  await test.step('the callback receives the id and the state', async () => {
    const track = await openDemo(page, 'TrackItemExpansionToggle');
    await rowOf(track, 'Nacelle').click();
    await expect(track.getByText('Opened: nacelle')).toBeVisible();
  });

  await test.step('with the icon as the trigger, a row selects, and keys work as before', async () => {
    await expectExpansionByIcon(page, await openDemo(page, 'IconExpansionTreeView'), 'Nacelle');
  });

  await test.step('setItemExpansion() toggles', async () => {
    const toggle = await openDemo(page, 'ApiMethodSetItemExpansion');
    const button = toggle.getByRole('button', { name: 'Toggle the nacelle' });
    await button.click();
    await expect(itemOf(toggle, 'Nacelle')).toHaveAttribute(...OPEN);
    await button.click();
    await expect(itemOf(toggle, 'Nacelle')).toHaveAttribute(...CLOSED);
  });
});

test('focus', async ({ page }) => {
  const films = await openTreeGuide(page, 'simple-tree-view/focus/', 'ApiMethodFocusItem');
  const button = films.getByRole('button', { name: 'Focus the documentaries' });
  await test.step('code moves the focus without expanding or selecting', async () => {
    await button.click();
    await expect(itemOf(films, 'Documentary')).toBeFocused();
    await expect(itemOf(films, 'Documentary')).toHaveAttribute(...CLOSED);
    await expect(selectedOf(films)).toHaveCount(0);
  });

  await test.step('Tab enters at the first selected item in view', async () => {
    await rowOf(films, 'Northern Lines').click();
    await button.focus();
    await page.keyboard.press('Tab');
    await expect(itemOf(films, 'Northern Lines')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(films.locator('[role="treeitem"]:focus')).toHaveCount(0);
  });

  const wards = await openTreeGuide(page, 'rich-tree-view/focus/', 'ApiMethodFocusItem');
  await test.step('works in a Rich Tree View, too, and arrow keys continue from there', async () => {
    await wards.getByRole('button', { name: 'Focus the pharmacy' }).click();
    await expect(itemOf(wards, 'Pharmacy')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(itemOf(wards, 'Surgery')).toBeFocused();
  });

  await test.step('without a selection Tab enters at the first item', async () => {
    await page.reload();
    await openDemo(page, 'ApiMethodFocusItem');
    await wards.getByRole('button', { name: 'Focus the pharmacy' }).focus();
    await page.keyboard.press('Tab');
    await expect(itemOf(wards, 'Emergency')).toBeFocused();
  });
});

/** The icon of an item. */
function shapeOf(tree: Locator, label: string): Locator {
  return iconOf(tree, label).locator('path').last();
}

async function drawingOf(tree: Locator, label: string): Promise<string> {
  return (await shapeOf(tree, label).getAttribute('d')) ?? '';
}

async function expectThreeIcons(
  tree: Locator,
  labels: { open: string; closed: string; leaf: string },
) {
  const open = await drawingOf(tree, labels.open);
  const closed = await drawingOf(tree, labels.closed);
  const leaf = await drawingOf(tree, labels.leaf);
  expect(new Set([open, closed, leaf, '']).size).toBe(4);
}

test('customization of a Simple Tree View', async ({ page }) => {
  const ship = await openTreeGuide(page, 'simple-tree-view/customization/', 'CustomIcons');
  await test.step('icons depend on whether an item is expanded, collapsed, or a leaf', async () => {
    await expectThreeIcons(ship, { open: 'Ship', closed: 'Hull', leaf: 'Pumps' });
  });

  await test.step('an icon follows the state', async () => {
    await rowOf(ship, 'Hull').click();
    await expect(shapeOf(ship, 'Hull')).toHaveAttribute('d', await drawingOf(ship, 'Ship'));
  });

  await test.step('an item with custom markup still works', async () => {
    const own = await openDemo(page, 'HeadlessAPI');
    await itemOf(own, 'Hull').focus();
    await page.keyboard.press('ArrowRight');
    await expect(rowOf(own, 'Bulkheads')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(itemOf(own, 'Hull')).toHaveAttribute(...SELECTED);
  });

  await test.step('a mail folder has a count, and the selected one is highlighted', async () => {
    const mail = await openDemo(page, 'GmailTreeView');
    await expect(rowOf(mail, 'Inbox')).toContainText('12');
    await rowOf(mail, 'Forums').click();
    await expect(itemOf(mail, 'Forums')).toHaveAttribute(...SELECTED);
    await expect(rowOf(mail, 'Forums')).toHaveCSS('font-weight', '700');
    await expect(rowOf(mail, 'Forums')).toHaveCSS('border-top-right-radius', '999px');
  });
});

test('customization of a Rich Tree View', async ({ page }) => {
  const papers = await openTreeGuide(page, 'rich-tree-view/customization/', 'CustomIcons');
  await test.step('icons depend on whether an item is expanded, collapsed, or a leaf', async () => {
    await expectThreeIcons(papers, {
      open: 'Customs',
      closed: 'Transport',
      leaf: 'Declaration',
    });
    const plain = await openDemo(page, 'CustomStyling');
    await expect(shapeOf(plain, 'Declaration')).toHaveCount(0);
  });

  await test.step('states are data attributes of the content', async () => {
    const row = rowOf(papers, 'Transport');
    await expect(row).not.toHaveAttribute('data-selected');
    await row.click();
    await expect(row).toHaveAttribute('data-selected');
    await expect(row).toHaveAttribute('data-expanded');
    await expect(row).toHaveAttribute('data-focused');
  });

  await test.step('an item with custom markup still works', async () => {
    const own = await openDemo(page, 'HeadlessAPI');
    await rowOf(own, 'Certificates').click();
    await expect(rowOf(own, 'Certificate of origin')).toBeVisible();
    await expect(itemOf(own, 'Certificates')).toHaveAttribute(...SELECTED);
  });
});

test('label editing', async ({ page }) => {
  const films = await openTreeGuide(page, 'rich-tree-view/editing/', 'LabelEditingAllItems');
  const input = films.getByRole('textbox');
  await test.step('Enter starts editing and saves, except for an empty label', async () => {
    await itemOf(films, 'Tides').focus();
    await page.keyboard.press('Enter');
    await input.fill('');
    await page.keyboard.press('Enter');
    await expect(input).toBeVisible();
    await input.fill('Tides, restored');
    await page.keyboard.press('Enter');
    await expect(itemOf(films, 'Tides, restored')).toBeFocused();
  });

  await test.step('Escape cancels, and leaving the input saves', async () => {
    await rowOf(films, 'The Lighthouse').getByText('The Lighthouse').dblclick();
    await input.fill('Something else');
    await page.keyboard.press('Escape');
    await expect(itemOf(films, 'The Lighthouse')).toBeFocused();
    await page.keyboard.press('Enter');
    await input.fill('The Lamp');
    await rowOf(films, 'Northern Lines').click();
    await expect(rowOf(films, 'The Lamp')).toBeVisible();
  });

  await test.step('a click on the row does not expand, arrow keys do', async () => {
    await rowOf(films, 'Opening night').getByText('Opening night').click();
    await expect(itemOf(films, 'Opening night')).toHaveAttribute(...OPEN);
    await page.keyboard.press('ArrowLeft');
    await expect(itemOf(films, 'Opening night')).toHaveAttribute(...CLOSED);
  });

  await test.step('only some items are editable', async () => {
    const some = await openDemo(page, 'LabelEditingSomeItems');
    await itemOf(some, 'A Year in Glass').focus();
    await page.keyboard.press('Enter');
    await expect(itemOf(some, 'A Year in Glass')).toHaveAttribute(...SELECTED);
    await expect(some.getByRole('textbox')).toHaveCount(0);
    await itemOf(some, 'Tides').focus();
    await page.keyboard.press('Enter');
    await expect(some.getByRole('textbox')).toHaveValue('Tides');
    await page.keyboard.press('Escape');
  });

  await test.step('the callback is called for changed labels', async () => {
    const callback = await openDemo(page, 'EditingCallback');
    await itemOf(callback, 'Tides').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(callback.getByText('Rename an item.')).toBeVisible();
    await page.keyboard.press('Enter');
    await callback.getByRole('textbox').fill('Ebb');
    await page.keyboard.press('Enter');
    await expect(callback.getByText('tides is now “Ebb”')).toBeVisible();
  });

  await test.step('while a title is invalid, Enter does nothing, and leaving cancels', async () => {
    const checked = await openDemo(page, 'Validation');
    const title = checked.getByRole('textbox', { name: 'Title' });
    await itemOf(checked, 'Tides').focus();
    await page.keyboard.press('Enter');
    await title.fill('Longer than twenty characters');
    await page.keyboard.press('Enter');
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await expect(title).toHaveAccessibleDescription('Use 20 characters or fewer.');
    await rowOf(checked, 'Northern Lines').click();
    await expect(rowOf(checked, 'Tides')).toBeVisible();
  });
});

test('ordering', async ({ page }) => {
  const tour = await openTreeGuide(page, 'rich-tree-view/ordering/', 'OnItemPositionChange');
  const drag = async (from: string, to: string, part: number) => {
    const target = rowOf(tour, to);
    const box = await target.boundingBox();
    const middle = (box?.width ?? 0) / 2;
    const y = (box?.height ?? 0) * part;
    await rowOf(tour, from).hover();
    await page.mouse.down();
    await target.hover({ position: { x: middle, y: y + 2 } });
    await target.hover({ position: { x: middle, y } });
    await page.mouse.up();
  };
  await test.step('the upper quarter of a row is the position before it', async () => {
    await drag('Clinic, West Park', 'Bakery, Mill Lane', 0.1);
    await expect(tour.getByText('clinic: from van-1, 2 to van-1, 0')).toBeVisible();
    await expect(labelsOf(tour).nth(1)).toHaveText('Clinic, West Park');
  });

  await test.step('the middle is inside, as its first child', async () => {
    await drag('Museum, Old Town', 'Van 1', 0.5);
    await expect(tour.getByText('museum: from van-2, 1 to van-1, 0')).toBeVisible();
  });

  await test.step('isItemReorderable() determines what can be dragged', async () => {
    const leaves = await openDemo(page, 'OnlyReorderLeaves');
    await expect(itemOf(leaves, 'Hotel, Quay 3')).toHaveAttribute('draggable', 'true');
    await expect(itemOf(leaves, 'Van 2')).not.toHaveAttribute('draggable', 'true');
  });

  await test.step('with a handle, nothing else is draggable', async () => {
    const handles = await openDemo(page, 'OnlyReorderFromDragHandle');
    await expect(rowOf(handles, 'Van 2').locator('[draggable="true"]')).toHaveCount(1);
    await expect(handles.locator('[role="treeitem"][draggable="true"]')).toHaveCount(0);
  });
});

test('lazy loading', async ({ page }) => {
  const initial = await openTreeGuide(
    page,
    'rich-tree-view/lazy-loading/',
    'LazyLoadingInitialState',
  );
  await test.step('an item opens when its children have arrived', async () => {
    await rowOf(initial, 'The 1960s').click();
    await expect(rowOf(initial, 'Night at the Depot')).toBeVisible();
    await expect(itemOf(initial, 'The 1960s')).toHaveAttribute(...OPEN);
  });

  await test.step('a count of zero makes a leaf', async () => {
    await rowOf(initial, 'The Harbor Pilot').click();
    await expect(itemOf(initial, 'Reel 101')).not.toHaveAttribute('aria-expanded');
  });

  await test.step('an empty array also fetches the top level', async () => {
    const empty = await openDemo(page, 'BasicLazyLoading');
    await expect(labelsOf(empty)).toHaveText(['The 1950s', 'The 1960s', 'The 1970s']);
  });

  await test.step('after an error the item stays closed, and opening it tries again', async () => {
    const failing = await openDemo(page, 'ErrorManagement');
    const sixties = rowOf(failing, 'The 1960s');
    await sixties.click();
    await expect(sixties.locator('.MuiTreeItem-errorIcon')).toBeVisible();
    await expect(itemOf(failing, 'The 1960s')).toHaveAttribute(...CLOSED);
    await failing.getByLabel('Let requests fail').click();
    await sixties.click();
    await expect(rowOf(failing, 'Night at the Depot')).toBeVisible();
  });

  await test.step('reopening uses the cache, and clearing the cache fetches again', async () => {
    const cached = await openDemo(page, 'ApiMethodUpdateItemChildren');
    const seventies = rowOf(cached, 'The 1970s');
    await seventies.click();
    await expect(rowOf(cached, 'Our Street (answer 1)')).toBeVisible();
    await seventies.getByText('The 1970s').click();
    await expect(rowOf(cached, 'Our Street (answer 1)')).toHaveCount(0);
    await seventies.click();
    await expect(rowOf(cached, 'Our Street (answer 1)')).toBeVisible();
    await cached.getByRole('button', { name: 'Refresh The 1970s' }).click();
    await expect(rowOf(cached, 'Our Street (answer 2)')).toBeVisible();
  });
});

test('headless plugins', async ({ page }) => {
  const orders = await openTreeGuide(page, 'rich-tree-view/headless/', 'LogExpandedItems');
  await test.step('the plugin reports the expanded items whenever they change', async () => {
    await rowOf(orders, 'Unit 401').click();
    await expect(orders.getByRole('log')).toHaveText('Open: unit-401');
    await rowOf(orders, 'Unit 401').click();
    await expect(orders.getByRole('log').locator('p').last()).toHaveText('Open: nothing');
  });

  await test.step('it runs after those of the Rich Tree View, which still work', async () => {
    await expect(itemOf(orders, 'Unit 401')).toHaveAttribute(...SELECTED);
    await page.keyboard.press('ArrowDown');
    await expect(itemOf(orders, 'Unit 402')).toBeFocused();
  });
});

test('customization of an item', async ({ page }) => {
  const hover = await openTreeGuide(page, 'tree-item-customization/', 'ContentSlotProps');
  await test.step('event handlers of the content are called for this row only', async () => {
    await rowOf(hover, 'Ines Marques').hover();
    await expect(rowOf(hover, 'Ines Marques')).not.toHaveCSS('box-shadow', 'none');
    await expect(rowOf(hover, 'Stage')).toHaveCSS('box-shadow', 'none');
  });

  await test.step('the indentation is a step per level', async () => {
    const wide = await openDemo(page, 'ItemChildrenIndentationProp');
    const paddingOf = (label: string) =>
      rowOf(wide, label).evaluate((row) =>
        Number.parseFloat(getComputedStyle(row).paddingInlineStart),
      );
    expect((await paddingOf('Ines Marques')) - (await paddingOf('Stage'))).toBe(32);
  });

  await test.step('status contains the flags of an item', async () => {
    const status = await openDemo(page, 'useTreeItemHookStatus');
    await expect(rowOf(status, 'Owen Clarke').locator('.MuiChip-root')).toHaveText([
      'disabled',
      'editable',
    ]);
    await rowOf(status, 'Mei Tanaka').getByText('Mei Tanaka').click();
    await expect(rowOf(status, 'Mei Tanaka')).toContainText('focused');
    await expect(rowOf(status, 'Mei Tanaka')).toContainText('selected');
  });

  await test.step('an item reads the tree through publicAPI', async () => {
    const counting = await openDemo(page, 'useTreeItemHookPublicAPI');
    await counting.getByRole('button', { name: 'Count' }).first().click();
    await expect(counting.getByRole('button', { name: '2 members' })).toBeVisible();
  });

  await test.step('the row no longer selects, a button does', async () => {
    const dots = await openDemo(page, 'HandleSelectionDemo');
    await rowOf(dots, 'Mei Tanaka').getByText('Mei Tanaka').click();
    await expect(itemOf(dots, 'Mei Tanaka')).toHaveAttribute(...NOT_SELECTED);
    await rowOf(dots, 'Mei Tanaka').getByRole('button', { name: 'Select' }).click();
    await expect(itemOf(dots, 'Mei Tanaka')).toHaveAttribute(...SELECTED);
  });

  await test.step('a switch replaces the checkbox', async () => {
    const switches = await openDemo(page, 'HandleCheckboxSelectionDemo');
    await checkboxOf(switches, 'Owen Clarke').click();
    await expect(itemOf(switches, 'Owen Clarke')).toHaveAttribute(...SELECTED);
    await expect(selectedOf(switches)).toHaveCount(3);
  });

  await test.step('handleExpansion() expands or collapses', async () => {
    const buttons = await openDemo(page, 'HandleExpansionDemo');
    await rowOf(buttons, 'Stage').getByRole('button', { name: 'Close' }).click();
    await expect(itemOf(buttons, 'Stage')).toHaveAttribute(...CLOSED);
  });
});
