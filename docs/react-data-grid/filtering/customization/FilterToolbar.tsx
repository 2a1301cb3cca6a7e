import Tooltip from '@mui/material/Tooltip';
import FilterListIcon from '@mui/icons-material/FilterList';
import { FilterPanelTrigger, type GridSlotProps, Toolbar, ToolbarButton } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    setPanelAnchor?: (element: HTMLElement | null) => void;
  }
}

/** A toolbar whose filter button is at the end, and where the panel opens. */
export function FilterToolbar({ setPanelAnchor }: GridSlotProps['toolbar']) {
  return (
    <Toolbar>
      <Tooltip title="Filters">
        <FilterPanelTrigger
          ref={setPanelAnchor}
          render={<ToolbarButton color="primary" aria-label="Filters" />}
        >
          <FilterListIcon fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}
