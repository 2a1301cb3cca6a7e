import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  type GridColumnGroup,
  gridColumnVisibilityModelSelector,
  isLeaf,
  useGridApiContext,
  useGridRootProps,
  useGridSelector,
} from '@mui/x-data-grid';

const fieldsOf = (group: GridColumnGroup): string[] =>
  group.children.flatMap((child) => (isLeaf(child) ? [child.field] : fieldsOf(child)));

/** A columns panel with a checkbox for each group of columns. */
export function GroupsPanel() {
  const apiRef = useGridApiContext();
  const { columnGroupingModel = [] } = useGridRootProps();
  const visibility = useGridSelector(apiRef, gridColumnVisibilityModelSelector);

  return (
    <Box sx={{ p: 2, minWidth: 200 }}>
      <FormGroup>
        {columnGroupingModel.map((group) => {
          const fields = fieldsOf(group);
          const shown = fields.filter((field) => visibility[field] !== false);
          const toggle = (isVisible: boolean) =>
            apiRef.current.setColumnVisibilityModel({
              ...visibility,
              ...Object.fromEntries(fields.map((field) => [field, isVisible])),
            });
          return (
            <FormControlLabel
              key={group.groupId}
              label={group.headerName ?? group.groupId}
              control={
                <Checkbox
                  size="small"
                  checked={shown.length === fields.length}
                  indeterminate={shown.length > 0 && shown.length < fields.length}
                  onChange={(_, checked) => toggle(checked)}
                />
              }
            />
          );
        })}
      </FormGroup>
      <Button size="small" onClick={() => apiRef.current.setColumnVisibilityModel({})}>
        Show all
      </Button>
    </Box>
  );
}
