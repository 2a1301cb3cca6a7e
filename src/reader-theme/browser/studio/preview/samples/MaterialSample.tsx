import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

/** The Material UI components around those of MUI X in an application. */
export default function MaterialSample() {
  return (
    <Paper sx={{ p: 2.5 }}>
      <Stack spacing={2}>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Stack sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <Typography variant="h6" component="p">
              Harvest overview
            </Typography>
            <Typography variant="body2" color="text.secondary">
              Six orchards, week 37
            </Typography>
          </Stack>
          <Chip color="success" label="On time" />
          <Chip color="warning" variant="outlined" label="2 late" />
          <Button variant="text">Details</Button>
          <Button variant="outlined" color="secondary">
            Export
          </Button>
          <Button variant="contained">New order</Button>
        </Stack>
        <Stack
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <TextField label="Orchard" defaultValue="North slope" sx={{ flex: '1 1 180px' }} />
          <Box sx={{ flex: '1 1 140px', mx: 1 }}>
            <Typography variant="caption" id="sample-crates">
              Crates
            </Typography>
            <Slider aria-labelledby="sample-crates" defaultValue={60} valueLabelDisplay="auto" />
          </Box>
          <FormControlLabel control={<Switch defaultChecked />} label="Alerts" />
          <FormControlLabel
            control={<Checkbox color="secondary" defaultChecked />}
            label="Organic"
          />
        </Stack>
        <Alert severity="info">Rain is expected on Thursday: pick the early rows first.</Alert>
      </Stack>
    </Paper>
  );
}
