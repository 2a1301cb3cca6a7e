import { useEffect, useState } from 'react';
import type { MuiLocale } from '@site/src/features/mui-theme';
import type { DemoLocale } from '../bar/demoLocales';

type LoadLocale = () => Promise<{ default: MuiLocale }>;

/** One small chunk for each language. English is what the components speak without any. */
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

/** What the components say in a language. Until it has arrived, and when it does not, it is English. */
export function useLocale(locale: DemoLocale): MuiLocale {
  const [texts, setTexts] = useState(ENGLISH);

  useEffect(() => {
    let isCurrent = true;
    const load = locale === 'enUS' ? Promise.resolve({ default: ENGLISH }) : LOADERS[locale]();
    load.then(
      (loaded) => isCurrent && setTexts(loaded.default),
      () => isCurrent && setTexts(ENGLISH),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);

  return texts;
}
