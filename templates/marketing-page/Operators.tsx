import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { OPERATORS } from './texts';

/** Customers. The names are fictional. */
export function Operators() {
  return (
    <Container
      maxWidth="lg"
      component="section"
      aria-label="Companies"
      sx={{ pt: 5, textAlign: 'center' }}
    >
      <Typography sx={{ fontSize: 14, color: 'text.secondary', mb: 1.5 }}>
        On the bridge of forty companies
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          columnGap: 5,
          rowGap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
          fontSize: 18,
          fontWeight: 700,
          letterSpacing: '-0.01em',
          color: 'text.secondary',
        }}
      >
        {OPERATORS.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Box>
    </Container>
  );
}
