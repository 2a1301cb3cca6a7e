import type { ApiProduct } from '../../shared/apiModel';

/** Exported components without a page, and the reason. */
export interface Exemption {
  product: ApiProduct;
  /** Must match the whole name. */
  names: RegExp;
  reason: string;
}

export const EXEMPTIONS: readonly Exemption[] = [
  {
    product: 'data-grid',
    names: /Grid\w+Icon|GridKeyboardArrowRight/,
    reason: 'Default of an icon slot: it takes the props of any icon.',
  },
  {
    product: 'data-grid',
    names:
      /Grid(?:AiAssistantPanel|Cell|ColumnHeaders|ColumnHeaderFilterIconButton|ColumnHeaderSortIcon|ColumnMenu|ColumnsManagement|ColumnsPanel|EmptyPivotOverlay|Footer|HeaderFilterCell|HeaderFilterMenu|LoadingOverlay|NoColumnsOverlay|NoRowsOverlay|Pagination|Panel|Row|RowCount|SelectedRowCount|SkeletonCell)/,
    reason: 'Default of a slot: the slot and its props are on the page of the grid.',
  },
  {
    product: 'data-grid',
    names:
      /Grid(?:ActionsCell|ActionsCellItem|BooleanCell|CellCheckboxForwardRef|CellCheckboxRenderer|DetailPanelToggleCell|Edit\w+Cell|HeaderCheckbox|RowReorderCell|TreeDataGroupingCell)/,
    reason: 'Renderer that a column type uses: columns are described by GridColDef.',
  },
  {
    product: 'data-grid',
    names: /Grid(?:ColumnMenu\w+|GenericColumnMenu|ColumnHeaderMenu)/,
    reason: "Part of the column menu, replaced through the menu's own slots.",
  },
  {
    product: 'data-grid',
    names: /GridFilterInput\w+/,
    reason: 'Input of a filter operator, chosen by InputComponent of GridFilterOperator.',
  },
  {
    product: 'data-grid',
    names: /GridToolbar\w*|Grid(?:Csv|Excel|Print)ExportMenuItem/,
    reason: 'Toolbar from before v8, deprecated: Toolbar and its parts replace it.',
  },
  {
    product: 'data-grid',
    names:
      /Grid(?:Body|ColumnHeaderItem|ColumnHeaderSeparator|ColumnHeaderTitle|FooterContainer|FooterPlaceholder|Header|HeaderFilterMenuContainer|Menu|Overlay|Panel\w+|PivotPanel|PortalWrapper|Root|ShadowScrollArea)/,
    reason: 'Building block of the layout, exported for components that fill a slot.',
  },
  {
    product: 'data-grid',
    names: /GridContextProvider|GridChartsIntegrationContextProvider/,
    reason: 'Context provider whose only prop is `children`.',
  },
  {
    product: 'date-pickers',
    names: /(?:Arrow\w+|Calendar|Clear|Clock|DateRange|Time)Icon/,
    reason: 'Default of an icon slot: it takes the props of any icon.',
  },
  {
    product: 'date-pickers',
    names: /Pickers(?:Filled|Outlined)?Input(?:Base)?/,
    reason: 'The input inside PickersTextField, whose page lists its props.',
  },
  {
    product: 'date-pickers',
    names:
      /PickersLayout(?:Root|ContentWrapper)|DesktopDateTimePickerLayout|Unstable_PickersSectionList\w+|DigitalClockItem/,
    reason: 'Styled element of a documented component, exported for custom layouts.',
  },
  {
    product: 'charts',
    names: /ChartsTooltip(?:Cell|Paper|Row|Table)|ChartsAxisHighlightPath|ChartsLabel(?:Mark)?/,
    reason: 'Styled element of a documented component, exported for custom tooltips and legends.',
  },
  {
    product: 'charts',
    names: /Charts(?:Loading|NoData)?Overlay|ScatterMarker|FunnelSection(?:Label)?/,
    reason: 'Default of a slot: the slot and its props are on the page of the chart.',
  },
  {
    product: 'charts',
    names: /Gauge(?:ReferenceArc|ValueArc|ValueText)/,
    reason: 'Part of GaugeContainer that takes the props of an SVG element.',
  },
  {
    product: 'charts',
    names: /(?:Unstable_)?RadarDataProvider/,
    reason: 'Data provider for radar compositions, not yet stable.',
  },
  {
    product: 'tree-view',
    names:
      /(?:RichTreeView(?:Pro)?|SimpleTreeView|TreeItem)(?:Root|Checkbox|Content|GroupTransition|IconContainer|Label)/,
    reason: 'Styled element of a documented component, exported for custom items.',
  },
  {
    product: 'tree-view',
    names: /TreeItemLabelInput|TreeView(?:Collapse|Expand)Icon/,
    reason: 'Default of a slot of the tree item.',
  },
];

/** The reason why a component needs no page, or `undefined` if it needs one. */
export function exemptionReason(product: ApiProduct, name: string): string | undefined {
  return EXEMPTIONS.find(
    (entry) => entry.product === product && new RegExp(`^(?:${entry.names.source})$`).test(name),
  )?.reason;
}
