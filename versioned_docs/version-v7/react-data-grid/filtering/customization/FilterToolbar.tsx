import {
  type GridSlotProps,
  GridToolbarContainer,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    setPanelAnchor?: (element: HTMLElement | null) => void;
  }
}

/** A toolbar whose filter button is at the end, and where the panel opens. */
export function FilterToolbar({ setPanelAnchor }: GridSlotProps['toolbar']) {
  return (
    <GridToolbarContainer sx={{ justifyContent: 'flex-end' }}>
      <GridToolbarFilterButton ref={setPanelAnchor} />
    </GridToolbarContainer>
  );
}
