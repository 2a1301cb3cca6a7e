import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface BrandProps {
  /** Shows the logo without the name. Default: false. */
  markOnly?: boolean;
}

/** The logo and name of the product: an island between two waves. */
export function Brand({ markOnly = false }: BrandProps) {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, color: 'primary.main' }}>
      <svg
        viewBox="0 0 32 32"
        width="30"
        height="30"
        role={markOnly ? 'img' : undefined}
        aria-label={markOnly ? 'Skerry' : undefined}
        aria-hidden={markOnly ? undefined : true}
      >
        <path
          d="M5 17.5 12.2 7.6a2 2 0 0 1 3.2 0l3 4.1 1.7-1.9a2 2 0 0 1 3 .1l5 7.6z"
          fill="currentColor"
        />
        <path
          d="M3 22.5c3.2 0 3.2 2 6.5 2s3.2-2 6.5-2 3.2 2 6.5 2 3.2-2 6.5-2"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </svg>
      {!markOnly && (
        <Typography
          component="span"
          sx={{ fontSize: 19, fontWeight: 700, letterSpacing: '-0.02em', color: 'text.primary' }}
        >
          Skerry
        </Typography>
      )}
    </Box>
  );
}
