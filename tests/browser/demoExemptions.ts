/**
 * The axe findings in the packages that demos can't avoid, with reasons. A finding is exempt if its
 * rule and element match. If a run over all demos doesn't need an exemption, it fails, so that the
 * table shrinks when the packages improve.
 */
export interface AxeExemption {
  readonly rule: string;
  /** The CSS selector of the element. */
  readonly selector: string;
  readonly reason: string;
}

export const AXE_EXEMPTIONS: readonly AxeExemption[] = [
  {
    rule: 'color-contrast',
    selector: 'div[style*="z-index: 100000"]',
    reason: 'The watermark of Pro and Premium: the tests have no license key.',
  },
  {
    rule: 'color-contrast',
    selector: '.MuiDayCalendar-weekNumber, .MuiDigitalClock-item.Mui-disabled',
    reason: 'Pickers show week numbers and unavailable times in the color of disabled text.',
  },
  {
    rule: 'empty-table-header',
    selector: '.MuiDataGrid-columnHeader--emptyGroup',
    reason:
      'In the row of column groups, the grid renders an empty header above each column without a group.',
  },
  {
    rule: 'empty-table-header',
    selector: '.MuiDataGrid-columnHeaderReorder',
    reason: 'The grid gives the column of drag handles no name.',
  },
  {
    rule: 'aria-prohibited-attr',
    selector: '[data-field="__detail_panel_toggle__"] div[aria-label]',
    reason:
      'In the header of the column that opens detail panels, the grid labels an element without a role.',
  },
  {
    rule: 'aria-required-children',
    selector:
      ':is([role="grid"], [role="treegrid"], [role="rowgroup"]):has(.MuiDataGrid-detailPanel)',
    reason: 'The grid puts the content of detail panels among its rows without giving it a role.',
  },
  {
    rule: 'aria-required-children',
    selector:
      '.MuiDataGrid-main:has(.MuiDataGrid-overlayWrapper), .MuiDataGrid-main--hiddenContent, ' +
      '.MuiDataGrid-columnHeaders [role="row"]:not(:has([role="columnheader"]))',
    reason: 'A grid keeps its roles while an overlay replaces its rows or columns.',
  },
  {
    rule: 'aria-progressbar-name',
    selector: '.MuiDataGrid-overlayWrapper [role="progressbar"]',
    reason: 'The grid’s loading overlay gives its progress bar no name.',
  },
  {
    rule: 'aria-conditional-attr',
    selector: 'input[type="checkbox"][data-indeterminate="true"]',
    reason: 'Material UI sets `aria-checked` on a native checkbox that is already indeterminate.',
  },
  {
    rule: 'aria-conditional-attr',
    selector: '[role="grid"] .MuiDataGrid-row[aria-level]',
    reason:
      'With row groups, the grid of v7 has the role `treegrid` only with the experimental feature `ariaV8`.',
  },
  {
    rule: 'label',
    selector: '[role="treeitem"] input[type="checkbox"][tabindex="-1"]',
    reason:
      'The item has the name and the state of its checkbox, which v7 does not hide from screen readers.',
  },
  {
    rule: 'scrollable-region-focusable',
    selector: '.MuiDataGrid-virtualScroller',
    reason:
      'The grid has one tab stop, and the arrow keys move on from it. Axe does not find it while the grid ' +
      'has not rendered it: outside the view from right to left, after a restored scroll, or in a list without headers.',
  },
];

/** Names each unused exemption, by index. */
export function unneededExemptions(used: ReadonlySet<number>): string[] {
  return AXE_EXEMPTIONS.flatMap(({ rule, selector }, position) =>
    used.has(position)
      ? []
      : [`No demo needs the exemption of ${rule} for \`${selector}\`: take it out of the table.`],
  );
}
