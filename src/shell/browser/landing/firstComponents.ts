import chart from '@site/docs/react-charts/quickstart/SimpleCharts.tsx?source';
import grid from '@site/docs/react-data-grid/quickstart/Appointments.tsx?source';
import picker from '@site/docs/react-date-pickers/quickstart/FirstComponent.tsx?source';
import tree from '@site/docs/react-tree-view/quickstart/BasicRichTreeView.tsx?source';
import type { OwnProductId } from '@site/src/content/shared/products';
import { withoutMarkers } from '@site/src/demos/shared/previewMarkers';

/** A component of each product that renders as it is: the first of its quickstart. */
export const FIRST_COMPONENTS: Readonly<Record<OwnProductId, string>> = {
  'x-data-grid': withoutMarkers(grid),
  'x-date-pickers': withoutMarkers(picker),
  'x-charts': withoutMarkers(chart),
  'x-tree-view': withoutMarkers(tree),
};
