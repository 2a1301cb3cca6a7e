import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CustomizationExamplesNoSnap() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: '16px',
          width: '300px',
          maxWidth: '100%',
          boxSizing: 'border-box',
          padding: '24px',
          border: '1px solid rgba(14, 116, 144, 0.4)',
          borderRadius: '16px',
          backgroundColor: 'rgba(14, 116, 144, 0.1)',
        }}
      >
        <Box sx={{ fontSize: '14px', lineHeight: '20px', fontWeight: 600 }}>
          Lighthouse, screen 2
        </Box>
        {/* preview-start */}
        <DatePicker
          label="Premiere"
          defaultValue={dayjs('2026-10-02')}
          sx={{ width: '100%' }}
          slotProps={{
            day: { sx: { borderRadius: '8px' } },
            desktopPaper: { sx: { borderRadius: '16px' } },
          }}
        />
        {/* preview-end */}
      </Box>
    </LocalizationProvider>
  );
}
