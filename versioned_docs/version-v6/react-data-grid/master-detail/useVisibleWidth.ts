import { useEffect, useState } from 'react';
import { useGridApiContext } from '@mui/x-data-grid-pro';

/** The width of the visible part of the grid, also after its size has changed. */
export function useVisibleWidth() {
  const apiRef = useGridApiContext();
  const read = () => apiRef.current.getRootDimensions()?.viewportInnerSize.width;
  const [width, setWidth] = useState(read);

  useEffect(
    () => apiRef.current.subscribeEvent('viewportInnerSizeChange', (size) => setWidth(size.width)),
    [apiRef],
  );

  return width;
}
