import Button from '@mui/material/Button';
import {
  type GridDensity,
  gridDensitySelector,
  GridToolbarContainer,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

/** Toolbar with a button for each density. */
export function DensityToolbar() {
  const apiRef = useGridApiContext();
  const current = useGridSelector(apiRef, gridDensitySelector);

  return (
    <GridToolbarContainer>
      {densities.map((density) => (
        <Button
          key={density}
          size="small"
          variant={density === current ? 'contained' : 'text'}
          aria-pressed={density === current}
          onClick={() => apiRef.current.setDensity(density)}
        >
          {density}
        </Button>
      ))}
    </GridToolbarContainer>
  );
}
