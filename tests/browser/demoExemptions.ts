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
    reason:
      'Pickers draw week numbers and times that cannot be chosen in the color of what is disabled.',
  },
  {
    rule: 'empty-table-header',
    selector: '.MuiDataGrid-columnHeader--emptyGroup',
    reason: 'The grid fills the row of groups with empty headers over columns without a group.',
  },
  {
    rule: 'empty-table-header',
    selector: '.MuiDataGrid-columnHeaderReorder',
    reason: 'The column of drag handles has no name in the grid.',
  },
  {
    rule: 'aria-prohibited-attr',
    selector: '[data-field="__detail_panel_toggle__"] div[aria-label]',
    reason: 'The grid names the header of the column that opens detail panels without a role.',
  },
  {
    rule: 'aria-required-children',
    selector:
      ':is([role="grid"], [role="treegrid"], [role="rowgroup"]):has(.MuiDataGrid-detailPanel)',
    reason: 'What a detail panel holds stands in the grid’s group of rows without a role.',
  },
  {
    rule: 'aria-required-children',
    selector:
      '.MuiDataGrid-main:has(.MuiDataGrid-overlayWrapper), .MuiDataGrid-main--hiddenContent, ' +
      '.MuiDataGrid-columnHeaders [role="row"]:not(:has([role="columnheader"]))',
    reason: 'A grid keeps its roles while an overlay takes the place of its rows or columns.',
  },
  {
    rule: 'aria-progressbar-name',
    selector: '.MuiDataGrid-overlayWrapper [role="progressbar"]',
    reason: 'The grid’s loading overlay gives its progress bar no name.',
  },
  {
    rule: 'aria-conditional-attr',
    selector: 'input[type="checkbox"][data-indeterminate="true"]',
    reason: 'Material UI says twice that a checkbox is neither on nor off.',
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
      'The grid has one tab stop, from which the arrow keys go on; axe misses it where the grid has ' +
      'not drawn it yet: beyond the edge right to left, after a restored scroll, in a list without headers.',
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
