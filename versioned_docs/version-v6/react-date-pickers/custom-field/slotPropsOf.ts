import type { MultiInputFieldSlotTextFieldProps } from '@mui/x-date-pickers-pro';
import type { TwoInputsInPickerProps } from './fieldProps';

type SlotProps = TwoInputsInPickerProps['slotProps'];

/** What the picker has for one of the two inputs: label, handlers, and the anchor of its popup. */
export function textFieldPropsOf(
  slotProps: SlotProps,
  position: 'start' | 'end',
): MultiInputFieldSlotTextFieldProps {
  const textField: unknown = slotProps?.textField;
  return typeof textField === 'function' ? textField({ position }) : (textField ?? {});
}

/** What the picker has for the element around both inputs. */
export function rootPropsOf(slotProps: SlotProps): { onBlur?: () => void } {
  const root: unknown = slotProps?.root;
  return typeof root === 'function' ? root({}) : (root ?? {});
}
