import { createContext, useContext } from 'react';
import PriorityHighIcon from '@mui/icons-material/PriorityHigh';
import InputAdornment, { type InputAdornmentProps } from '@mui/material/InputAdornment';

export const IsInvalid = createContext(false);

/** The adornment of the picker, with a warning in front of its button while the date is invalid. */
export function WarningAdornment({ children, ...other }: InputAdornmentProps) {
  const isInvalid = useContext(IsInvalid);

  return (
    <InputAdornment {...other}>
      {isInvalid && <PriorityHighIcon color="error" titleAccess="Invalid date" />}
      {children}
    </InputAdornment>
  );
}
