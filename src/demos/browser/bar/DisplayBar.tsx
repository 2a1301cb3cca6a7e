import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { useDemo } from '../model/DemoContext';
import { DEMO_LOCALES, LOCALE_NAMES } from './demoLocales';
import { DisplaySelect } from './DisplaySelect';
import { parseWidth, type DisplayOverrides } from './displayOverrides';
import styles from './DisplayBar.module.css';

/** The widths of a small phone, a phone, a tablet, and a small laptop, in px. */
const WIDTHS = [320, 390, 600, 900];

interface DisplayBarProps {
  readonly id: string;
  readonly isOpen: boolean;
}

/** Overrides the theme, direction, density, language, or width of one demo. */
export function DisplayBar({ id, isOpen }: DisplayBarProps) {
  const t = useTranslate();
  const { props, overrides, setOverrides } = useDemo();
  const set = (change: DisplayOverrides) => setOverrides(withoutEmpty({ ...overrides, ...change }));
  const widths = [...new Set([...WIDTHS, overrides.width ?? 320])].sort((a, b) => a - b);
  return (
    <div
      id={id}
      role="group"
      aria-label={t('demo.displayOptions')}
      className={styles.bar}
      hidden={!isOpen}
    >
      <DisplaySelect
        label={t('settings.mode')}
        value={overrides.mode}
        options={[
          ['light', t('settings.light')],
          ['dark', t('settings.dark')],
        ]}
        onChange={(mode) => set({ mode })}
      />
      <DisplaySelect
        label={t('settings.direction')}
        value={overrides.direction}
        options={[
          ['ltr', t('settings.ltr')],
          ['rtl', t('settings.rtl')],
        ]}
        onChange={(direction) => set({ direction })}
      />
      <DisplaySelect
        label={t('settings.density')}
        value={overrides.dense === undefined ? undefined : overrides.dense ? 'dense' : 'normal'}
        options={[
          ['normal', t('settings.normal')],
          ['dense', t('settings.dense')],
        ]}
        onChange={(density) => set({ dense: density && density === 'dense' })}
      />
      <DisplaySelect
        label={t('settings.language')}
        value={overrides.locale}
        options={DEMO_LOCALES.map((locale) => [locale, LOCALE_NAMES[locale]])}
        onChange={(locale) => set({ locale })}
      />
      <DisplaySelect
        label={t('demo.width')}
        emptyLabel={t('demo.fullWidth')}
        value={overrides.width?.toString()}
        options={widths.map((width) => [String(width), t('demo.px', { width })])}
        onChange={(width) => set({ width: parseWidth(width ?? '') })}
      />
      <Button
        variant="plain"
        className={styles.reset}
        disabled={Object.keys(overrides).length === 0}
        aria-label={`${t('demo.displayReset')}: ${props.name}`}
        onClick={() => setOverrides({})}
      >
        {t('demo.displayReset')}
      </Button>
    </div>
  );
}

/**
 * Without an override, the demo follows the page. A removed override is a missing property, not
 * `undefined`.
 */
function withoutEmpty(overrides: DisplayOverrides): DisplayOverrides {
  return Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined));
}
