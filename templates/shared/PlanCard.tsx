import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/CheckRounded';
import { monthlyPrice, type Billing, type Plan } from './plans';

interface PlanCardProps {
  plan: Plan;
  billing: Billing;
  /** The level of its heading. */
  heading: 'h2' | 'h3';
}

export function PlanCard({ plan, billing, heading }: PlanCardProps) {
  const { name, text, price, action, features, isFavorite = false } = plan;
  return (
    <Paper
      component="section"
      aria-label={name}
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: { xs: 3, sm: 4 },
        borderRadius: 2,
        ...(isFavorite && { borderColor: 'primary.main', borderWidth: 2, boxShadow: 6 }),
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 0.5 }}>
        <Typography variant="h3" component={heading}>
          {name}
        </Typography>
        {isFavorite && <Chip color="primary" size="small" label="Most chosen" />}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      <Box sx={{ my: 3, minHeight: 76 }}>
        <Typography
          component="p"
          sx={{ fontSize: 40, fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.03em' }}
        >
          {price === null ? 'Let’s talk' : `€${monthlyPrice(price, billing)}`}
        </Typography>
        <Typography sx={{ fontSize: 14, color: 'text.secondary', mt: 0.5 }}>
          {price === null
            ? 'Priced by ports and ships'
            : `a month, billed ${billing === 'yearly' ? 'once a year' : 'every month'}`}
        </Typography>
      </Box>
      <Button
        href="#start"
        variant={isFavorite ? 'contained' : 'outlined'}
        size="large"
        disableElevation
        fullWidth
      >
        {action}
      </Button>
      <Box component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {features.map((feature) => (
          <Box component="li" key={feature} sx={{ display: 'flex', gap: 1.25, fontSize: 15 }}>
            <CheckIcon color="success" sx={{ fontSize: 20, mt: '1px' }} />
            {feature}
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
