import {
  type GridDensity,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

/** Toolbar with a button for each density. */
export function DensityToolbar() {
  const apiRef = useGridApiContext();
  const current = useGridSelector(apiRef, gridDensitySelector);

  return (
    <Toolbar>
      {densities.map((density) => (
        <ToolbarButton
          key={density}
          aria-pressed={density === current}
          onClick={() => apiRef.current.setDensity(density)}
          style={{
            fontSize: 14,
            borderRadius: 6,
            fontWeight: density === current ? 700 : 400,
            textDecoration: density === current ? 'underline' : 'none',
          }}
        >
          {density}
        </ToolbarButton>
      ))}
    </Toolbar>
  );
}
