import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  gridFilterModelSelector,
  type GridHeaderFilterCellProps,
  type GridHeaderFilterEventLookup,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';

/** A header filter cell with one button: opens the filter panel for its column, or clears the filter. */
export function FilterChipCell({
  colDef,
  width,
  height,
  colIndex,
  hasFocus,
  tabIndex,
}: GridHeaderFilterCellProps) {
  const apiRef = useGridApiContext();
  const cell = useRef<HTMLDivElement>(null);
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const item = items.find(({ field }) => field === colDef.field);

  useLayoutEffect(() => {
    if (hasFocus) {
      cell.current?.querySelector('button')?.focus();
    }
  }, [hasFocus]);

  const publish =
    (name: keyof GridHeaderFilterEventLookup) => (event: KeyboardEvent | MouseEvent) =>
      apiRef.current.publishEvent(
        name,
        apiRef.current.getColumnHeaderParams(colDef.field),
        event as never,
      );

  return (
    <Stack
      ref={cell}
      role="columnheader"
      aria-colindex={colIndex + 1}
      aria-label={`Filter of ${colDef.headerName}`}
      sx={{ width, height, alignItems: 'center', justifyContent: 'center' }}
      onKeyDown={publish('headerFilterKeyDown')}
      onMouseDown={publish('headerFilterMouseDown')}
      onClick={publish('headerFilterClick')}
    >
      <Button
        size="small"
        tabIndex={tabIndex}
        variant={item ? 'contained' : 'text'}
        onClick={() =>
          item
            ? apiRef.current.deleteFilterItem(item)
            : apiRef.current.showFilterPanel(colDef.field)
        }
      >
        {item ? 'Clear' : 'Filter'}
      </Button>
    </Stack>
  );
}
