import type { ApiProduct } from '../../shared/apiModel';

/**
 * Descriptions of members that the packages don't describe, by name, as Markdown. They must be true of
 * every component and interface that has such a member.
 */
const OF_ALL_PRODUCTS: Readonly<Record<string, string>> = {
  className: 'A CSS class for your own styles.',
  classes: 'Your own CSS classes for the parts of the component, by rule name.',
  disabled: 'If `true`, users cannot interact with the component.',
  style: 'Inline styles.',
  sx: 'Styles that can use values of the theme.',
  tabIndex:
    'The `tabindex` attribute: `0` if users reach the element with Tab, and `-1` if only code moves the focus to it.',
};

const OF_PRODUCTS: Partial<Record<ApiProduct, Readonly<Record<string, string>>>> = {
  charts: {
    apiRef: 'A ref that receives the API object of the chart.',
    desc: 'The text of the `<desc>` element in the `<svg>`: a description of the chart for assistive technologies.',
    enableKeyboardNavigation:
      'If `true`, users can move the focus to the chart with Tab, and between its items with the arrow keys.',
    theme:
      'The mode that `colors` receives if it is a function. By default, that of the Material UI theme.',
    title:
      'The text of the `<title>` element in the `<svg>`: a name of the chart for assistive technologies, which browsers also show as a tooltip.',
  },
  'data-grid': {
    columnGroupingModel:
      'The groups of columns. Each group has a header above those of its columns.',
    material: 'Props for the Material UI component that is rendered.',
  },
  'date-pickers': {
    enableAccessibleFieldDOMStructure:
      'If `true`, each section of the field is an element of its own. If `false`, the field is a single `<input>`.',
    titleId: "The id of the element with the toolbar's title.",
  },
};

const OF_COMPONENTS: Readonly<Record<string, string>> = {
  'ChartBaseTooltipProps.title': 'The content of the tooltip.',
  'DataGrid.pagination': 'Always `true`: the Community plan always paginates rows.',
  'RichTreeView.items': 'The top-level items, which contain their children.',
  'RichTreeViewPro.items': 'The top-level items, which contain their children.',
};

/** Descriptions that replace those of the packages, because they are wrong, by product and name. */
const CORRECTIONS: Partial<Record<ApiProduct, Readonly<Record<string, string>>>> = {
  'data-grid': {
    // The comment in the package also says "pro-plan only".
    groupable:
      'If `true`, users can group the rows by the values of this column. Only available in `DataGridPremium`.',
  },
};

/** The names with descriptions of their own: `sx`, `charts theme`, `RichTreeView.items`. */
export const DESCRIBED_MEMBERS: readonly string[] = [
  ...Object.keys(OF_ALL_PRODUCTS),
  ...Object.entries(OF_PRODUCTS).flatMap(([product, members]) =>
    Object.keys(members).map((name) => `${product} ${name}`),
  ),
  ...Object.keys(OF_COMPONENTS),
];

/** The description of a member that its package doesn't describe. */
export function memberDescription(
  product: ApiProduct,
  owner: string,
  name: string,
): string | undefined {
  return OF_COMPONENTS[`${owner}.${name}`] ?? OF_PRODUCTS[product]?.[name] ?? OF_ALL_PRODUCTS[name];
}

/** The description that replaces a wrong one of the package. */
export function memberCorrection(product: ApiProduct, name: string): string | undefined {
  return CORRECTIONS[product]?.[name];
}
