import Typography from '@mui/material/Typography';
import { useBarSeries, useItemHighlightedGetter, useXAxis } from '@mui/x-charts/hooks';

/** The highlighted bar in words, in a region that screen readers announce when it changes. */
export function SpokenValue() {
  const { isHighlighted } = useItemHighlightedGetter();
  const months = useXAxis<'band'>().data ?? [];
  const bars = useBarSeries().flatMap(({ id, data }) =>
    data.map((value, dataIndex) => ({ seriesId: id, dataIndex, value })),
  );
  const current = bars.find(isHighlighted);

  return (
    <Typography role="status" sx={{ textAlign: 'center', minHeight: '1.5em' }}>
      {current && `${months[current.dataIndex]}: ${current.value} orders`}
    </Typography>
  );
}
