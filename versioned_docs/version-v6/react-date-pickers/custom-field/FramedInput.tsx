import type { ComponentProps, ReactNode, Ref } from 'react';
import { styled } from '@mui/material/styles';

interface FramedInputProps {
  label: ReactNode;
  /** Id of the label, when something else is named by it too. */
  labelId?: string;
  error?: boolean;
  /** The element under which the popup appears. */
  frameRef?: Ref<HTMLDivElement>;
  inputProps: ComponentProps<'input'>;
  children?: ReactNode;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  border: '2px solid',
  borderColor: theme.palette.text.secondary,
  borderRadius: 8,
  '&:focus-within': { borderColor: theme.palette.primary.main },
  '&[data-error="true"]': { borderColor: theme.palette.error.main },
}));

const Input = styled('input')({
  flex: 1,
  minWidth: 0,
  border: 0,
  outline: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
});

export const FrameButton = styled('button')({
  display: 'inline-flex',
  padding: 2,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  borderRadius: 4,
});

/** An input of our own: a label, the native element, and room for buttons. */
export function FramedInput(props: FramedInputProps) {
  const { label, labelId, error, frameRef, inputProps, children } = props;

  return (
    <div>
      <label id={labelId} htmlFor={inputProps.id}>
        {label}
      </label>
      <Frame ref={frameRef} data-error={error ? 'true' : undefined}>
        <Input {...inputProps} aria-invalid={error} />
        {children}
      </Frame>
    </div>
  );
}
