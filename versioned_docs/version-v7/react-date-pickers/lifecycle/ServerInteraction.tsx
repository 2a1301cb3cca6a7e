import { useState } from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { CommittedDateField } from './CommittedDateField';

interface Request {
  id: number;
  text: string;
}

export default function ServerInteraction() {
  const [deadline, setDeadline] = useState<Dayjs | null>(dayjs('2026-04-30'));
  const [requests, setRequests] = useState<Request[]>([]);

  const save = (newDeadline: Dayjs | null) => {
    setDeadline(newDeadline);
    const text = `PUT /deadline ${newDeadline?.format('YYYY-MM-DD') ?? 'null'}`;
    setRequests((previous) => [
      ...previous.slice(-2),
      { id: (previous.at(-1)?.id ?? 0) + 1, text },
    ]);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <CommittedDateField label="Deadline" value={deadline} onCommit={save} />
        <Divider />
        <Typography variant="body2" component="div" role="log" sx={{ minHeight: 60 }}>
          {requests.length === 0 ? 'No request so far.' : null}
          {requests.map(({ id, text }) => (
            <div key={id}>{text}</div>
          ))}
        </Typography>
        <Button onClick={() => setRequests([])} disabled={requests.length === 0}>
          Forget the requests
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
