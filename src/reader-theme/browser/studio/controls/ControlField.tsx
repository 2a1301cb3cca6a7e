import { useTranslate, type TranslationKey } from '@site/src/base/browser/messages';
import { choiceOf, choose, rangeOf, setRange, type Control } from '../model/controls';
import type { Studio } from '../model/useStudio';
import { ChoiceField } from './ChoiceField';
import { RangeField } from './RangeField';

interface ControlFieldProps {
  readonly control: Control;
  readonly studio: Studio;
}

/** A control of the theme that isn't a color. */
export function ControlField({ control, studio }: ControlFieldProps) {
  const t = useTranslate();
  const { document, change } = studio;
  const label = t(`studio.controls.${control.id}` as TranslationKey);
  if (control.kind === 'range') {
    return (
      <RangeField
        label={label}
        min={control.min}
        max={control.max}
        value={rangeOf(document, control)}
        onChange={(value) => change(setRange(document, control, value), control.id)}
      />
    );
  }
  const isSwitch = control.options[0]?.id === 'off';
  return (
    <ChoiceField
      label={label}
      options={control.options.map(({ id }) => ({
        id,
        // Font weights are numbers.
        text: isSwitch || /^\d+$/.test(id) ? id : t(`studio.options.${id}` as TranslationKey),
      }))}
      value={choiceOf(document, control)}
      onChange={(id) => change(choose(document, control, id), control.id)}
    />
  );
}
