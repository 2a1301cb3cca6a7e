import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { PlanPicker } from '../shared/PlanPicker';
import { Questions } from '../shared/Questions';
import { SectionTitle } from '../shared/SectionTitle';
import { SiteFooter } from '../shared/SiteFooter';
import { SiteHeader } from '../shared/SiteHeader';
import { CallToAction } from './CallToAction';
import { Features } from './Features';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Operators } from './Operators';
import { LINKS, QUESTIONS } from './texts';
import { Voices } from './Voices';

/** The padding above a section, and the scroll margin for links to it. */
const section = { pt: { xs: 9, md: 14 }, scrollMarginTop: 0 };

/** A marketing page, from the headline to the call to action. */
export default function MarketingPage() {
  return (
    <>
      <SiteHeader links={LINKS} />
      <Box component="main" id="top">
        <Hero />
        <Operators />
        <Container maxWidth="lg" component="section" id="features" sx={section}>
          <SectionTitle
            over="Features"
            title="Everything between the pier and the horizon"
            text="Six things that ferry companies asked for, and nothing that they did not."
          />
          <Features />
        </Container>
        <Container maxWidth="lg" component="section" id="how" sx={section}>
          <HowItWorks />
        </Container>
        <Container maxWidth="lg" component="section" id="voices" sx={section}>
          <SectionTitle over="Voices" title="Heard on deck" />
          <Voices />
        </Container>
        <Container maxWidth="lg" component="section" id="pricing" sx={section}>
          <SectionTitle over="Pricing" title="A fair price for calm crossings" />
          <PlanPicker />
        </Container>
        <Container maxWidth="lg" component="section" id="questions" sx={section}>
          <SectionTitle over="Questions" title="Asked before" />
          <Questions items={QUESTIONS} />
        </Container>
        <CallToAction />
      </Box>
      <SiteFooter />
    </>
  );
}
