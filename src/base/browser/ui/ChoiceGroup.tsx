import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './ChoiceGroup.module.css';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface ChoiceGroupProps<T extends string> {
  readonly label: string;
  /** Whether the label is for screen readers only, because the options explain themselves. */
  readonly isLabelHidden?: boolean;
  /** A sentence below the options. */
  readonly help?: string;
  /** `null` while the reader's choice is unknown: nothing is checked. */
  readonly value: T | null;
  readonly onChange: (next: T) => void;
  readonly options: readonly Choice<T>[];
  /** `chips` are filters. Default: `segments`. */
  readonly look?: 'segments' | 'chips';
  /** The category of its events in analytics. Without it, there are none. */
  readonly category?: string;
  readonly className?: string;
}

/** The look of a group, for links and for settings that aren't exclusive options. */
export const choiceStyles = styles;

/** The track of options that are as wide as their texts: buttons with `choiceStyles.option`, or tabs. */
export const inlineChoices = clsx('code-scroll', styles.options, styles.inline);

/** Exclusive options: native radio buttons styled as one control. */
export function ChoiceGroup<T extends string>({
  label,
  isLabelHidden = false,
  help,
  value,
  onChange,
  options,
  look = 'segments',
  category,
  className,
}: ChoiceGroupProps<T>) {
  const name = useId();
  return (
    <fieldset
      className={clsx(styles.group, className)}
      data-look={look}
      aria-describedby={help ? `${name}help` : undefined}
    >
      <legend className={isLabelHidden ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              data-ga-event-category={category}
              data-ga-event-action={category && option.value}
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {help && (
        <p id={`${name}help`} className={styles.help}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
