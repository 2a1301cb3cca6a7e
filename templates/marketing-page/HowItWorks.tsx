import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HarborScene } from '../shared/HarborScene';
import { NUMBERS, STEPS } from './texts';

/** Three steps beside a picture, and the results. */
export function HowItWorks() {
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          alignItems: 'center',
          gap: { xs: 4, md: 8 },
        }}
      >
        <div>
          <Typography sx={{ color: 'primary.main', fontWeight: 700, fontSize: 14, mb: 1 }}>
            How it works
          </Typography>
          <Typography
            variant="h2"
            sx={{ fontSize: { xs: 30, md: 40 }, letterSpacing: '-0.02em', textWrap: 'balance' }}
          >
            From a drawer full of timetables to one
          </Typography>
          <Box
            component="ol"
            sx={{ m: 0, mt: 4, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}
          >
            {STEPS.map(({ title, text }, index) => (
              <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
                <Box
                  component="span"
                  aria-hidden="true"
                  sx={{
                    flex: 'none',
                    display: 'grid',
                    placeItems: 'center',
                    width: 34,
                    height: 34,
                    borderRadius: '50%',
                    border: 2,
                    borderColor: 'primary.main',
                    color: 'primary.main',
                    fontWeight: 700,
                  }}
                >
                  {index + 1}
                </Box>
                <div>
                  <Typography variant="h3">{title}</Typography>
                  <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
                </div>
              </Box>
            ))}
          </Box>
        </div>
        <Box sx={{ height: { xs: 260, md: 440 }, borderRadius: 2, overflow: 'hidden' }}>
          <HarborScene hour="dusk" ferryAt={0.4} />
        </Box>
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
          gap: 3,
          m: 0,
          mt: { xs: 6, md: 9 },
          pt: 4,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {NUMBERS.map(({ value, label }) => (
          <Box
            key={label}
            sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'start' }}
          >
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, fontSize: 40, fontWeight: 700, letterSpacing: '-0.03em' }}
            >
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
