import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { PlanPicker } from '../shared/PlanPicker';
import { Questions } from '../shared/Questions';
import { SectionTitle } from '../shared/SectionTitle';
import { SiteFooter } from '../shared/SiteFooter';
import { SiteHeader } from '../shared/SiteHeader';
import { QUESTIONS } from './comparison';
import { ComparisonTable } from './ComparisonTable';

/** Prices, a comparison of the plans, and frequent questions. */
export default function Pricing() {
  return (
    <>
      <SiteHeader />
      <Box component="main" sx={{ py: { xs: 6, md: 10 } }}>
        <Container maxWidth="lg">
          <SectionTitle
            component="h1"
            over="Pricing"
            title="A fair price for calm crossings"
            text="Thirty days free, for every plan. Pay by the month, or once a year and less."
          />
          <PlanPicker heading="h2" />
        </Container>
        <Container maxWidth="md" sx={{ mt: { xs: 8, md: 12 } }}>
          <SectionTitle title="All plans, line by line" />
          <ComparisonTable />
        </Container>
        <Container maxWidth="md" sx={{ mt: { xs: 8, md: 12 } }}>
          <SectionTitle title="Asked before" />
          <Questions items={QUESTIONS} />
        </Container>
      </Box>
      <SiteFooter />
    </>
  );
}
