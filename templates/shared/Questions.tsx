import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';

export interface Question {
  question: string;
  answer: string;
}

/** Questions with collapsible answers. */
export function Questions({ items }: { items: Question[] }) {
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto' }}>
      {items.map(({ question, answer }) => (
        <Accordion
          key={question}
          disableGutters
          elevation={0}
          square
          sx={{ borderBottom: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
        >
          <AccordionSummary expandIcon={<ExpandIcon />} sx={{ px: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{question}</Typography>
          </AccordionSummary>
          <AccordionDetails sx={{ px: 0, pb: 3 }}>
            <Typography sx={{ color: 'text.secondary', maxWidth: '65ch' }}>{answer}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
