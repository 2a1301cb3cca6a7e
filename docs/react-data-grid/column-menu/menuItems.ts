export interface MenuItemReference {
  /** Name of the slot. */
  id: string;
  /** Default `displayOrder`. */
  order: number;
  plan: 'Community' | 'Pro' | 'Premium';
  offers: string;
}

export const menuItems: MenuItemReference[] = [
  {
    id: 'columnMenuSortItem',
    order: 10,
    plan: 'Community',
    offers: 'Sort ascending or descending, unsort',
  },
  {
    id: 'columnMenuPinningItem',
    order: 15,
    plan: 'Pro',
    offers: 'Pin to either side, unpin',
  },
  {
    id: 'columnMenuFilterItem',
    order: 20,
    plan: 'Community',
    offers: 'Open the filter panel',
  },
  {
    id: 'columnMenuAggregationItem',
    order: 23,
    plan: 'Premium',
    offers: 'Choose an aggregation function',
  },
  {
    id: 'columnMenuGroupingItem',
    order: 27,
    plan: 'Premium',
    offers: 'Group by the column, or stop',
  },
  {
    id: 'columnMenuManagePanelItem',
    order: 28,
    plan: 'Premium',
    offers: 'Open the pivot panel or the charts panel',
  },
  {
    id: 'columnMenuColumnsItem',
    order: 30,
    plan: 'Community',
    offers: 'Hide the column, manage columns',
  },
];
