import { GridToolbarContainer, GridToolbarFilterButton } from '@mui/x-data-grid';

export interface FilterToolbarProps {
  /** Receives the button, for the panel to open at. */
  setPanelAnchor: (element: HTMLElement | null) => void;
}

export function FilterToolbar({ setPanelAnchor }: FilterToolbarProps) {
  return (
    <GridToolbarContainer sx={{ justifyContent: 'flex-end' }}>
      <GridToolbarFilterButton ref={setPanelAnchor} />
    </GridToolbarContainer>
  );
}
