import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Brand } from './Brand';

const COLUMNS = [
  { title: 'Product', links: ['Timetables', 'Ticketing', 'Fleet', 'Crew'] },
  { title: 'Company', links: ['About', 'Journal', 'Jobs', 'Press'] },
  { title: 'Help', links: ['Guides', 'Status', 'Contact'] },
];

/** The footer of public pages. */
export function SiteFooter() {
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', py: 6 }}>
      <Container maxWidth="lg">
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr' },
            gap: 4,
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <Brand />
            <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '32ch' }}>
              Software for the people who keep islands connected.
            </Typography>
          </Box>
          {COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <Typography sx={{ fontWeight: 600, mb: 1 }}>{title}</Typography>
              <Box
                component="ul"
                sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}
              >
                {links.map((label) => (
                  <li key={label}>
                    <Link href={`#${label.toLowerCase()}`} underline="hover" color="text.secondary">
                      {label}
                    </Link>
                  </li>
                ))}
              </Box>
            </nav>
          ))}
        </Box>
        <Typography sx={{ mt: 5, fontSize: 14, color: 'text.secondary' }}>
          © 2026 Skerry. All islands included.
        </Typography>
      </Container>
    </Box>
  );
}
