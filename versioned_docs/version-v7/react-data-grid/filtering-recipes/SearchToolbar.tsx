import Portal from '@mui/material/Portal';
import {
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarFilterButton,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';

/** A toolbar with its search field in another place of the page. */
export function SearchToolbar() {
  return (
    <>
      <Portal container={() => document.getElementById('flats-search')}>
        <GridToolbarQuickFilter fullWidth placeholder="Search flats" />
      </Portal>
      <GridToolbarContainer>
        <GridToolbarColumnsButton />
        <GridToolbarFilterButton />
      </GridToolbarContainer>
    </>
  );
}
