import Rating from '@mui/material/Rating';
import Box from '@mui/material/Box';
import type { GridFilterInputValueProps, GridFilterOperator } from '@mui/x-data-grid';
import type { Concert } from './concerts';

function RatingInput({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'end', height: 48, paddingInlineStart: 1 }}>
      <Rating
        name="rating-filter"
        value={item.value ? Number(item.value) : null}
        onChange={(_, value) => applyValue({ ...item, value })}
      />
    </Box>
  );
}

export const ratingOperators: GridFilterOperator<Concert, number>[] = [
  {
    label: 'At least',
    value: 'atLeast',
    InputComponent: RatingInput,
    getApplyFilterFn: (item) => (item.value ? (value) => value >= Number(item.value) : null),
    getValueAsString: (value) => `${value} stars`,
  },
];
