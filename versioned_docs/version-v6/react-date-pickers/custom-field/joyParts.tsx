import type { ComponentProps, ReactNode, Ref } from 'react';
import { styled } from '@mui/material/styles';

/**
 * Three parts of a design system with the interfaces of Joy UI: form control, label and input.
 * Replace this file with imports from `@mui/joy`, or from the library of your application.
 */
export const FormControl = styled('div')({ display: 'grid', gap: 6 });

export const FormLabel = styled('label')({ fontSize: 14, fontWeight: 500 });

const InputRoot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  paddingInline: 12,
  border: '1px solid',
  borderColor: theme.palette.text.disabled,
  borderRadius: 6,
  boxShadow: theme.palette.mode === 'light' ? '0 1px 2px rgba(21, 21, 21, 0.08)' : 'none',
  '&:focus-within': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '&[data-error="true"]': { borderColor: theme.palette.error.main },
}));

const NativeInput = styled('input')({
  flex: 1,
  minWidth: 0,
  width: '100%',
  border: 0,
  outline: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
});

interface InputProps {
  error?: boolean;
  endDecorator?: ReactNode;
  rootRef?: Ref<HTMLDivElement>;
  slotProps: { input: ComponentProps<'input'> };
}

export function Input({ error = false, endDecorator, rootRef, slotProps }: InputProps) {
  return (
    <InputRoot ref={rootRef} data-error={error}>
      <NativeInput aria-invalid={error} {...slotProps.input} />
      {endDecorator}
    </InputRoot>
  );
}
