import { useEffect } from 'react';
import { useAxisTooltip } from '@mui/x-charts/ChartsTooltip';

export interface WeekAtPointerProps {
  onChange: (week: number | null) => void;
}

/** Draws nothing; tells the place under the pointer. */
export function WeekAtPointer({ onChange }: WeekAtPointerProps) {
  const week = useAxisTooltip()?.identifier.x?.index ?? null;
  useEffect(() => onChange(week), [week, onChange]);
  return null;
}
