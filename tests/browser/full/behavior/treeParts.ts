import type { Locator, Page } from '@playwright/test';
import { openDemo } from '../../demoPage';

const TREE_VIEW = '/x/react-tree-view';

/** Opens a guide of the Tree View and scrolls to the first demo of a test. */
export async function openTreeGuide(page: Page, guide: string, demo: string): Promise<Locator> {
  await page.goto(`${TREE_VIEW}/${guide}`);
  return openDemo(page, demo);
}

/** The row of an item, without those of its children. */
export function rowOf(demo: Locator, label: string): Locator {
  return demo
    .locator('[role="treeitem"] > div')
    .filter({ has: demo.page().getByText(label, { exact: true }) });
}

/** The item itself, which has the role, the focus, and the state. */
export function itemOf(demo: Locator, label: string): Locator {
  return rowOf(demo, label).locator('xpath=..');
}

/** The icon that expands and collapses an item. */
export function iconOf(demo: Locator, label: string): Locator {
  return rowOf(demo, label).locator('.MuiTreeItem-iconContainer');
}

/** The checkbox of an item, which is hidden from assistive technology. */
export function checkboxOf(demo: Locator, label: string): Locator {
  return rowOf(demo, label).locator('input[type="checkbox"]');
}

export function selectedOf(demo: Locator): Locator {
  return demo.locator('[role="treeitem"][aria-selected="true"]');
}

/** The labels of all items that are rendered, from top to bottom. */
export function labelsOf(demo: Locator): Locator {
  return demo.locator('[role="treeitem"] .MuiTreeItem-label');
}
