import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export const VIEWS = ['Date', 'Time', 'Date range'] as const;
export type ViewName = (typeof VIEWS)[number];

interface ViewSwitchProps {
  value: ViewName;
  onChange: (value: ViewName) => void;
}

export function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="View"
      value={value}
      onChange={(_event, newValue: ViewName | null) => newValue && onChange(newValue)}
    >
      {VIEWS.map((view) => (
        <ToggleButton key={view} value={view}>
          {view}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
