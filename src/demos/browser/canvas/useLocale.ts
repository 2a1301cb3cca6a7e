import { useLazy } from '@site/src/base/browser/lazy';
import type { MuiLocale } from '@site/src/display/browser/mui-theme';
import type { DemoLocale } from '../bar/demoLocales';

type LoadLocale = () => Promise<{ default: MuiLocale }>;

/** One small chunk per language. English needs none, because it is the components' default. */
const LOADERS: Readonly<Record<Exclude<DemoLocale, 'enUS'>, LoadLocale>> = {
  deDE: () => import('./locales/deDE'),
  elGR: () => import('./locales/elGR'),
  esES: () => import('./locales/esES'),
  faIR: () => import('./locales/faIR'),
  frFR: () => import('./locales/frFR'),
  heIL: () => import('./locales/heIL'),
  jaJP: () => import('./locales/jaJP'),
  ptBR: () => import('./locales/ptBR'),
  zhCN: () => import('./locales/zhCN'),
};

const ENGLISH: MuiLocale = [];
const loadEnglish: LoadLocale = () => Promise.resolve({ default: ENGLISH });

/** The components' messages in a language. English until they have loaded, and if that fails. */
export function useLocale(locale: DemoLocale): MuiLocale {
  const { status, value } = useLazy(locale === 'enUS' ? loadEnglish : LOADERS[locale], true);
  return status === 'failed' || !value ? ENGLISH : value.default;
}
