import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface StepButtonsProps {
  onBack: () => void;
  action: string;
  isBusy?: boolean;
}

export function StepButtons({ onBack, action, isBusy = false }: StepButtonsProps) {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mt: 2 }}
    >
      <Button size="large" onClick={onBack} disabled={isBusy}>
        Back
      </Button>
      <Button type="submit" variant="contained" size="large" disableElevation loading={isBusy}>
        {action}
      </Button>
    </Stack>
  );
}
