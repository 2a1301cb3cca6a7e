import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface SectionTitleProps {
  /** A short text above the title. */
  over?: string;
  title: string;
  text?: string;
  /** Default: `h2`. */
  component?: 'h1' | 'h2';
}

/** The centered title of a section on a public page. */
export function SectionTitle({ over, title, text, component = 'h2' }: SectionTitleProps) {
  return (
    <Box sx={{ textAlign: 'center', maxWidth: 680, mx: 'auto', mb: { xs: 4, md: 6 } }}>
      {over && (
        <Typography sx={{ color: 'primary.main', fontWeight: 700, fontSize: 14, mb: 1 }}>
          {over}
        </Typography>
      )}
      <Typography
        variant="h1"
        component={component}
        sx={{ fontSize: { xs: 30, md: 42 }, letterSpacing: '-0.02em', textWrap: 'balance' }}
      >
        {title}
      </Typography>
      {text && (
        <Typography sx={{ color: 'text.secondary', fontSize: 18, mt: 1.5, textWrap: 'pretty' }}>
          {text}
        </Typography>
      )}
    </Box>
  );
}
