import { useId, type ReactNode } from 'react';
import messages from '@generated/docs-translations/default/settings.json';
import { useApiDisplay } from '@site/src/api/browser/display';
import { useCodePreferences } from '@site/src/display/browser/code-preferences';
import { useTranslate, withLazyMessages } from '@site/src/base/browser/messages';
import { usePlanChoice } from '@site/src/content/browser/plan';
import { usePackageManager } from '@site/src/content/browser/prose';
import { useStoredChoice } from '@site/src/base/browser/storage';
import {
  useColorModeChoice,
  useThemeDispatch,
  useThemeState,
} from '@site/src/display/browser/mode';
import { ChoiceGroup } from '@site/src/base/browser/ui/ChoiceGroup';
import { Drawer } from '@site/src/base/browser/ui/Drawer';
import { MonitorIcon, MoonIcon, SunIcon } from '@site/src/base/browser/ui/icons/display';
import { PACKAGE_MANAGERS } from '@site/src/content/shared/packageManagers';
import { PLANS } from '@site/src/content/shared/plans';
import { parseSlashKey } from '@site/src/base/shared/slashKey';
import { SLASH_KEY_SETTING } from '@site/src/base/shared/storageKeys';
import { AnalyticsChoice } from './AnalyticsChoice';
import { LanguageLinks } from './LanguageLinks';
import { OfflineChoice } from './OfflineChoice';
import { ReleaseLinks } from './ReleaseLinks';
import { ThemeChoice } from './ThemeChoice';
import styles from './Settings.module.css';

interface SettingsDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Settings({ isOpen, onClose }: SettingsDrawerProps) {
  const t = useTranslate();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} side="end" title={t('settings.settings')}>
      <Section title={t('settings.display')}>
        <ModeChoice />
        <DirectionChoice />
        <DensityChoice />
        <ThemeChoice onClose={onClose} />
      </Section>
      <Section title={t('settings.code')}>
        <CodeLanguageChoice />
        <StylingChoice />
        <PackageManagerChoice />
      </Section>
      <Section title={t('documentation')}>
        <PlanChoice />
        <ApiDisplayChoice />
        <SlashKeyChoice />
        <ReleaseLinks onClose={onClose} />
        <LanguageLinks />
      </Section>
      <AnalyticsChoice />
      <OfflineChoice />
    </Drawer>
  );
}

/** The reader's preferences: appearance, code, documentation, analytics, and offline content. */
export const SettingsDrawer = withLazyMessages(messages, Settings);

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.sectionTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
}

function ModeChoice() {
  const t = useTranslate();
  const { choice, setChoice } = useColorModeChoice();
  return (
    <ChoiceGroup
      category="settings"
      label={t('settings.mode')}
      value={choice}
      onChange={setChoice}
      options={[
        { value: 'light', label: t('settings.light'), icon: <SunIcon /> },
        { value: 'system', label: t('settings.system'), icon: <MonitorIcon /> },
        { value: 'dark', label: t('settings.dark'), icon: <MoonIcon /> },
      ]}
    />
  );
}

function DirectionChoice() {
  const t = useTranslate();
  const { direction } = useThemeState();
  const dispatch = useThemeDispatch();
  return (
    <ChoiceGroup
      category="settings"
      label={t('settings.direction')}
      value={direction}
      onChange={(next) => dispatch({ type: 'CHANGE', payload: { direction: next } })}
      options={[
        { value: 'ltr', label: t('settings.ltr') },
        { value: 'rtl', label: t('settings.rtl') },
      ]}
    />
  );
}

function DensityChoice() {
  const t = useTranslate();
  const { dense } = useThemeState();
  const dispatch = useThemeDispatch();
  return (
    <ChoiceGroup
      category="settings"
      label={t('settings.density')}
      help={t('settings.densityHelp')}
      value={dense ? 'dense' : 'normal'}
      onChange={(next) =>
        dispatch(
          next === 'dense' ? { type: 'SET_DENSE', payload: true } : { type: 'RESET_DENSITY' },
        )
      }
      options={[
        { value: 'normal', label: t('settings.normal') },
        { value: 'dense', label: t('settings.dense') },
      ]}
    />
  );
}

function CodeLanguageChoice() {
  const t = useTranslate();
  const { variant, setVariant } = useCodePreferences();
  return (
    <ChoiceGroup
      category="settings"
      label={t('settings.codeLanguage')}
      value={variant}
      onChange={setVariant}
      options={[
        { value: 'JS', label: 'JavaScript' },
        { value: 'TS', label: 'TypeScript' },
      ]}
    />
  );
}

function StylingChoice() {
  const t = useTranslate();
  const { styling, setStyling } = useCodePreferences();
  return (
    <ChoiceGroup
      category="settings"
      label={t('settings.styling')}
      help={t('settings.stylingHelp')}
      value={styling}
      onChange={setStyling}
      options={[
        { value: 'system', label: 'MUI System' },
        { value: 'tailwind', label: 'Tailwind CSS' },
        { value: 'css', label: t('settings.stylingCss') },
      ]}
    />
  );
}

function PackageManagerChoice() {
  const t = useTranslate();
  const [manager, setManager] = usePackageManager();
  return (
    <ChoiceGroup
      category="settings"
      label={t('packageManager')}
      value={manager}
      onChange={setManager}
      options={PACKAGE_MANAGERS.map((name) => ({ value: name, label: name }))}
    />
  );
}

function PlanChoice() {
  const t = useTranslate();
  const [plan, setPlan] = usePlanChoice();
  return (
    <ChoiceGroup
      category="settings"
      label={t('settings.plan')}
      help={t('settings.planHelp')}
      value={plan}
      onChange={setPlan}
      options={PLANS.map((value) => ({ value, label: t(`features.plans.${value}`) }))}
    />
  );
}

function SlashKeyChoice() {
  const t = useTranslate();
  const [slashKey, setSlashKey] = useStoredChoice(SLASH_KEY_SETTING, parseSlashKey);
  return (
    <ChoiceGroup
      category="settings"
      label={t('settings.slashKey')}
      help={t('settings.slashKeyHelp')}
      value={slashKey}
      onChange={setSlashKey}
      options={[
        { value: 'on', label: t('settings.slashKeyOn') },
        { value: 'off', label: t('settings.slashKeyOff') },
      ]}
    />
  );
}

function ApiDisplayChoice() {
  const t = useTranslate();
  const [display, setDisplay] = useApiDisplay();
  return (
    <ChoiceGroup
      category="settings"
      label={t('settings.apiDisplay')}
      value={display}
      onChange={setDisplay}
      options={[
        { value: 'default', label: t('settings.apiDefault') },
        { value: 'table', label: t('settings.apiTable') },
        { value: 'expanded', label: t('settings.apiExpanded') },
        { value: 'collapsed', label: t('settings.apiCollapsed') },
      ]}
    />
  );
}
