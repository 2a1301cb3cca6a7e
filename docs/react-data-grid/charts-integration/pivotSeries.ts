import { useEffect, type RefObject } from 'react';
import {
  gridColumnGroupsUnwrappedModelSelector,
  type GridApiPremium,
} from '@mui/x-data-grid-premium';

/** Draws the columns that pivoting makes: their fields are not known before. */
export function usePivotSeries(apiRef: RefObject<GridApiPremium | null>, chartId: string) {
  useEffect(() => {
    let drawn = '';
    return apiRef.current?.subscribeEvent('columnsChange', () => {
      const fields = Object.keys(gridColumnGroupsUnwrappedModelSelector(apiRef));
      if (fields.length > 0 && fields.join() !== drawn) {
        drawn = fields.join();
        apiRef.current?.updateChartValuesData(
          chartId,
          fields.map((field) => ({ field })),
        );
      }
    });
  }, [apiRef, chartId]);
}
