import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { BarChart } from '@mui/x-charts/BarChart';
import { portName } from '../shared/ferries';
import { FocusedTitle } from '../shared/FocusedTitle';
import { Panel } from '../shared/Panel';
import type { Ship } from './ship';
import { StateChip } from './StateChip';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

/** The share of booked places per month. */
const BOOKED = [0.34, 0.38, 0.51, 0.63, 0.74, 0.88];

/** Sailings per month, for the sample figures. */
const SAILINGS = 120;

interface ShipDetailsProps {
  ship: Ship;
  onBack: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** The details of a ship. */
export default function ShipDetails({ ship, onBack, onEdit, onDelete }: ShipDetailsProps) {
  const { palette } = useTheme();
  const facts: [string, string][] = [
    ['Kind', ship.kind],
    ['Home port', portName(ship.port)],
    ['Passengers', String(ship.passengers)],
    [
      'Next inspection',
      new Date(`${ship.inspection}T00:00:00`).toLocaleDateString('en-US', { dateStyle: 'long' }),
    ],
    ['Notes', ship.notes || 'None'],
  ];
  return (
    <>
      <Button onClick={onBack} sx={{ marginInlineStart: -1, mb: 1 }}>
        All ships
      </Button>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mb: 2 }}
      >
        <Box>
          <FocusedTitle>{ship.name}</FocusedTitle>
          <StateChip state={ship.state} />
        </Box>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'start' }}>
          <Button variant="outlined" startIcon={<EditIcon />} onClick={onEdit}>
            Edit
          </Button>
          <Button variant="outlined" color="error" startIcon={<DeleteIcon />} onClick={onDelete}>
            Delete
          </Button>
        </Stack>
      </Stack>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, md: 5 }}>
          <Panel title="Facts">
            <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
              {facts.map(([term, value]) => (
                <div key={term}>
                  <Box component="dt" sx={{ fontSize: 14, color: 'text.secondary' }}>
                    {term}
                  </Box>
                  <Box component="dd" sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
                    {value}
                  </Box>
                </div>
              ))}
            </Box>
          </Panel>
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <Panel title="Passengers carried" text="January to June 2026">
            <BarChart
              title="Passengers carried, January to June 2026"
              height={260}
              hideLegend
              colors={[palette.primary.main]}
              borderRadius={6}
              grid={{ horizontal: true }}
              margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
              xAxis={[{ data: MONTHS, scaleType: 'band', height: 28, categoryGapRatio: 0.4 }]}
              yAxis={[{ width: 56 }]}
              series={[
                {
                  data: BOOKED.map((part) => Math.round(part * ship.passengers * SAILINGS)),
                  label: 'Passengers',
                },
              ]}
            />
          </Panel>
        </Grid>
      </Grid>
    </>
  );
}
