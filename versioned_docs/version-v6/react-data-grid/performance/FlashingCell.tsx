import { useLayoutEffect, useRef } from 'react';
import { GridCell } from '@mui/x-data-grid-pro';
import type { ComponentProps } from 'react';

const FLASH_MS = 700;

/** A cell that lights up each time it renders. */
export function FlashingCell(props: ComponentProps<typeof GridCell>) {
  const cell = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    cell.current?.animate(
      [{ backgroundColor: 'rgb(245 158 11 / 0.55)' }, { backgroundColor: 'transparent' }],
      { duration: FLASH_MS },
    );
  });

  return <GridCell ref={cell} {...props} />;
}
