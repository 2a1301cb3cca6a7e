import clsx from 'clsx';
import { useTranslate } from '@site/src/base/browser/messages';
import {
  DISPLAY_OPTIONS,
  type DisplayOption,
  type DisplaySection,
} from '@site/src/api/browser/display';
import { choiceStyles, inlineChoices } from '@site/src/base/browser/ui/ChoiceGroup';
import styles from './DisplaySwitch.module.css';

const NAMES = {
  table: 'api-docs.table',
  expanded: 'api-docs.expanded',
  collapsed: 'api-docs.collapsed',
} as const satisfies Record<DisplayOption, string>;

interface DisplaySwitchProps {
  readonly section: DisplaySection;
  /** Title of the section. */
  readonly title: string;
  readonly value: DisplayOption;
  readonly onChange: (option: DisplayOption) => void;
}

/** Switches a section between list, collapsed list, and table. */
export function DisplaySwitch({ onChange, section, title, value }: DisplaySwitchProps) {
  const t = useTranslate();
  return (
    <div
      role="group"
      aria-label={t('api-docs.displayOf', { section: title })}
      className={clsx(inlineChoices, styles.group)}
    >
      {DISPLAY_OPTIONS.map((option) => (
        <button
          key={option}
          type="button"
          className={choiceStyles.option}
          aria-pressed={option === value}
          onClick={() => onChange(option)}
          data-ga-event-category="layout"
          data-ga-event-action={section}
          data-ga-event-label={option}
        >
          {t(NAMES[option])}
        </button>
      ))}
    </div>
  );
}
