import { useState } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { Brand } from '../shared/Brand';
import { Confirmation } from './Confirmation';
import { ContactStep, NO_CONTACT } from './ContactStep';
import { FIRST_TRIP } from './order';
import { PaymentStep } from './PaymentStep';
import { Summary } from './Summary';
import { TripStep } from './TripStep';

const STEPS = ['Trip', 'Contact', 'Payment'];

/** A checkout in three steps. Each keeps its values when users go back. */
export default function Checkout() {
  const [step, setStep] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  const [trip, setTrip] = useState(FIRST_TRIP);
  const [contact, setContact] = useState(NO_CONTACT);
  const isDone = step === STEPS.length;
  const go = (to: number) => {
    setStep(to);
    setMoved(true);
  };
  const back = () => go(step - 1);
  const next = () => go(step + 1);

  return (
    <Container component="main" maxWidth="lg" sx={{ py: { xs: 2, md: 5 } }}>
      <Box sx={{ mb: { xs: 3, md: 5 } }}>
        <Brand />
      </Box>
      {isDone ? (
        <Confirmation
          contact={contact}
          trip={trip}
          onAgain={() => {
            setTrip(FIRST_TRIP);
            go(0);
          }}
        />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: 'minmax(0, 1fr) 360px' },
            alignItems: 'start',
            gap: 3,
          }}
        >
          <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 }, borderRadius: 2, minWidth: 0 }}>
            <Stepper
              activeStep={step}
              alternativeLabel
              sx={(theme) => ({
                mb: 4,
                mx: -1,
                // The default of later steps, the color of disabled text, is too pale for a number.
                '& .MuiStepIcon-root:not(.Mui-active, .Mui-completed)': {
                  color: (theme.vars ?? theme).palette.text.secondary,
                  '& text': { fill: (theme.vars ?? theme).palette.background.paper },
                },
              })}
            >
              {STEPS.map((label, index) => (
                <Step key={label} aria-current={index === step ? 'step' : undefined}>
                  <StepLabel>{label}</StepLabel>
                </Step>
              ))}
            </Stepper>
            {step === 0 && (
              <TripStep trip={trip} takesFocus={hasMoved} onChange={setTrip} onNext={next} />
            )}
            {step === 1 && (
              <ContactStep
                contact={contact}
                onBack={back}
                onNext={(entered) => {
                  setContact(entered);
                  next();
                }}
              />
            )}
            {step === 2 && <PaymentStep trip={trip} onBack={back} onPaid={next} />}
          </Paper>
          <Summary trip={trip} />
        </Box>
      )}
    </Container>
  );
}
