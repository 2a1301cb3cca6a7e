import type { ComponentProps } from 'react';

type NativeInputProps = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'disabled'
  | 'inputMode'
  | 'onBlur'
  | 'onChange'
  | 'onClick'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPaste'
  | 'readOnly'
>;

interface FieldResponse extends NativeInputProps {
  inputRef?: ComponentProps<'input'>['ref'];
  placeholder?: string;
  value?: ComponentProps<'input'>['value'];
}

/** What a field hook returns for a native input, without what is meant for its surroundings. */
export function inputPropsOf(field: FieldResponse): ComponentProps<'input'> {
  return {
    ref: field.inputRef,
    autoComplete: field.autoComplete,
    disabled: field.disabled,
    inputMode: field.inputMode,
    onBlur: field.onBlur,
    onChange: field.onChange,
    onClick: field.onClick,
    onFocus: field.onFocus,
    onKeyDown: field.onKeyDown,
    onPaste: field.onPaste,
    placeholder: field.placeholder,
    readOnly: field.readOnly,
    value: field.value,
  };
}
