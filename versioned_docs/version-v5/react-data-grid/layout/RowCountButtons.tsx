import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface RowCountButtonsProps {
  count: number;
  onChange: (count: number) => void;
}

export function RowCountButtons({ count, onChange }: RowCountButtonsProps) {
  return (
    <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
      <Button size="small" disabled={count === 0} onClick={() => onChange(count - 1)}>
        Remove a row
      </Button>
      <Button size="small" onClick={() => onChange(count + 1)}>
        Add a row
      </Button>
    </Stack>
  );
}
