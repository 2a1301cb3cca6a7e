import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {
  type GridColumnGroupHeaderParams,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

interface CollapsibleHeaderProps extends GridColumnGroupHeaderParams {
  /** Fields that are hidden while the group is collapsed. */
  detailFields: string[];
}

/** Group header with a button that hides the details of the group. */
export function CollapsibleHeader({ headerName, detailFields }: CollapsibleHeaderProps) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const isCollapsed = detailFields.every((field) => model[field] === false);

  const toggle = () => {
    const changes = Object.fromEntries(detailFields.map((field) => [field, isCollapsed]));
    apiRef.current.setColumnVisibilityModel({ ...model, ...changes });
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {headerName}
      <IconButton
        size="small"
        aria-label={`${isCollapsed ? 'Expand' : 'Collapse'} ${headerName}`}
        onClick={toggle}
        sx={{ transform: 'rotate(90deg)' }}
      >
        {isCollapsed ? <UnfoldMoreIcon fontSize="small" /> : <UnfoldLessIcon fontSize="small" />}
      </IconButton>
    </Box>
  );
}
