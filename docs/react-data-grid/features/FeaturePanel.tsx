import { useDeferredValue } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { Feature } from './featureList';
import { plantColumns, plants } from './nursery';

/** A feature to try out, in a grid of its own that renders after the panel has opened. */
export function FeaturePanel({ feature }: { feature: Feature }) {
  const isOpen = useDeferredValue(true, false);
  return (
    <Box sx={{ p: 2, boxSizing: 'border-box', height: '100%', bgcolor: 'action.hover' }}>
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {feature.hint}
      </Typography>
      <Box sx={{ height: 300, bgcolor: 'background.paper' }}>
        {isOpen && (
          <DataGridPremium
            label={feature.name}
            rows={plants}
            columns={plantColumns}
            density="compact"
            hideFooter
            {...feature.props}
          />
        )}
      </Box>
    </Box>
  );
}
