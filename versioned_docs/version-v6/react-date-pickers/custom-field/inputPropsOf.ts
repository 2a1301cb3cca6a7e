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
  | 'onMouseUp'
  | 'onPaste'
  | 'placeholder'
  | 'readOnly'
  | 'ref'
  | 'value'
>;

/** What a field hook returns for a native input, without what is meant for its surroundings. */
export function inputPropsOf(field: NativeInputProps): NativeInputProps {
  return {
    ref: field.ref,
    autoComplete: field.autoComplete,
    disabled: field.disabled,
    inputMode: field.inputMode,
    onBlur: field.onBlur,
    onChange: field.onChange,
    onClick: field.onClick,
    onFocus: field.onFocus,
    onKeyDown: field.onKeyDown,
    onMouseUp: field.onMouseUp,
    onPaste: field.onPaste,
    placeholder: field.placeholder,
    readOnly: field.readOnly,
    value: field.value,
  };
}
