import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LINES, PORTS } from '../shared/ferries';
import { tint } from '../shared/tint';
import { curveOf, routeOf, spotAt, spotOf, type ShipAtSea, type Spot } from './fleet';

/** The islands and the coast, below the ports. */
const LAND =
  'M78 66c-6-26 22-44 50-38s44 26 34 48-62 22-84-10zm206-22c4-20 34-30 58-24s36 22 22 36-84 14-80-12zm200 28c4-24 40-36 66-26s36 34 14 50-86 6-80-24zM180 146c-2-20 22-32 44-28s34 22 20 36-62 14-64-8zm196 2c0-22 28-32 50-26s32 24 14 38-64 10-64-12zM0 300v-46c50-14 110-40 176-34s120 34 178 24 118-50 186-32 70 24 100 16v72z';

/** Labels are on land: above the ports of the islands, below those of the coast. */
const labelShift = ({ y }: Spot) => (y > 200 ? 20 : -10);

/** A map with the lines and their ships. The adjacent list contains the same as text. */
export function IslandChart({ ships }: { ships: ShipAtSea[] }) {
  const { palette } = useTheme();
  return (
    <Box
      component="svg"
      viewBox="0 0 640 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      sx={{
        display: 'block',
        width: '100%',
        height: { xs: 180, md: 300 },
        borderRadius: 1,
        color: 'primary.main',
        bgcolor: tint('currentColor', 12),
      }}
    >
      <path d={LAND} fill={palette.background.paper} stroke={palette.divider} />
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 5" opacity="0.7">
        {LINES.map((line) => {
          const [start, bend, end] = curveOf(routeOf(line));
          return (
            <path
              key={line}
              d={`M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`}
              strokeLinecap="round"
            />
          );
        })}
      </g>
      <g
        fill={palette.text.secondary}
        fontFamily="inherit"
        fontSize="13"
        fontWeight="600"
        textAnchor="middle"
      >
        {PORTS.map(({ id, label }) => {
          const spot = spotOf(id);
          return (
            <g key={id}>
              <circle cx={spot.x} cy={spot.y} r="4" />
              <text x={spot.x} y={spot.y + labelShift(spot)}>
                {label}
              </text>
            </g>
          );
        })}
      </g>
      {ships.map(({ id, route, part }) => {
        const { x, y } = spotAt(route, part);
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <circle r="15" fill="currentColor" />
            <path
              d="M-9 2H9L6 8H-6zM-6 0v-4H6v4zM-1-6v-3h4v3z"
              fill={palette.primary.contrastText}
            />
          </g>
        );
      })}
    </Box>
  );
}
