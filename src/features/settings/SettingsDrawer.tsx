import { useCodePreferences } from '@site/src/features/code-preferences';
import { useTranslate } from '@site/src/features/i18n';
import { usePackageManager } from '@site/src/features/prose';
import { useColorModeChoice, useThemeDispatch, useThemeState } from '@site/src/features/theme-mode';
import { ChoiceGroup, Drawer, MonitorIcon, MoonIcon, SunIcon } from '@site/src/features/ui';
import { PACKAGE_MANAGERS } from '@site/src/shared/packageManagers';
import { AnalyticsChoice } from './AnalyticsChoice';
import { LanguageLinks } from './LanguageLinks';
import { OfflineChoice } from './OfflineChoice';
import { ThemeChoice } from './ThemeChoice';

interface SettingsDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The reader's preferences: display, code, analytics, offline content, and language. */
export function SettingsDrawer({ isOpen, onClose }: SettingsDrawerProps) {
  const t = useTranslate();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} side="end" title={t('settings.settings')}>
      <ModeChoice />
      <DirectionChoice />
      <DensityChoice />
      <ThemeChoice onClose={onClose} />
      <CodeLanguageChoice />
      <StylingChoice />
      <PackageManagerChoice />
      <AnalyticsChoice />
      <OfflineChoice />
      <LanguageLinks />
    </Drawer>
  );
}

function ModeChoice() {
  const t = useTranslate();
  const { choice, setChoice } = useColorModeChoice();
  return (
    <ChoiceGroup
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
      label={t('packageManager')}
      value={manager}
      onChange={setManager}
      options={PACKAGE_MANAGERS.map((name) => ({ value: name, label: name }))}
    />
  );
}
