import { useEffect, useRef, useState } from 'react';
import InputBase from '@mui/material/InputBase';
import type { GridRenderEditCellParams } from '@mui/x-data-grid';
import { euros, type Shipment } from './shipments';

/** An amount that is edited as it is displayed, with separators. */
export function EuroInput({
  api,
  id,
  field,
  hasFocus,
  value,
}: GridRenderEditCellParams<Shipment, number>) {
  const ref = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value === undefined ? '' : euros.format(value));

  useEffect(() => {
    // The cell that the sample edits at first would take the focus, and scroll the page.
    if (hasFocus && api.rootElementRef.current?.contains(document.activeElement)) {
      ref.current?.focus();
    }
  }, [api, hasFocus]);

  return (
    <InputBase
      fullWidth
      inputRef={ref}
      value={text}
      inputProps={{ 'aria-label': 'Value in euros', inputMode: 'numeric' }}
      onChange={({ target }) => {
        setText(target.value);
        const digits = target.value.replaceAll(/\D/g, '');
        void api.setEditCellValue({ id, field, value: Number(digits) });
      }}
      sx={{ font: 'inherit', '& input': { px: '9px', py: 0, textAlign: 'end' } }}
    />
  );
}
