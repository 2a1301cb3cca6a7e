import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { filledToggle } from './filledToggle';
import { PlanCard } from './PlanCard';
import { FREE_MONTHS, PLANS, type Billing } from './plans';

interface PlanPickerProps {
  /** The level of the plans' headings. Default: `h3`. */
  heading?: 'h2' | 'h3';
}

/** The plans side by side, and the billing period. */
export function PlanPicker({ heading = 'h3' }: PlanPickerProps) {
  const [billing, setBilling] = useState<Billing>('yearly');
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          alignItems: 'center',
          gap: 1.5,
          mb: 4,
        }}
      >
        <ToggleButtonGroup
          exclusive
          aria-label="Billing"
          sx={filledToggle}
          value={billing}
          onChange={(_event, next: Billing | null) => next && setBilling(next)}
        >
          <ToggleButton value="monthly" sx={{ px: 2.5, py: 0.75 }}>
            Monthly
          </ToggleButton>
          <ToggleButton value="yearly" sx={{ px: 2.5, py: 0.75 }}>
            Yearly
          </ToggleButton>
        </ToggleButtonGroup>
        <Chip
          color="success"
          variant="outlined"
          size="small"
          label={`${FREE_MONTHS} months free a year`}
        />
        <Typography
          role="status"
          sx={{
            position: 'absolute',
            width: 1,
            height: 1,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          }}
        >
          Prices with {billing} billing
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
          alignItems: 'stretch',
          gap: 3,
        }}
      >
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} billing={billing} heading={heading} />
        ))}
      </Box>
    </>
  );
}
