import type { CSSProperties } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { CheckIcon } from '@site/src/base/browser/ui/icons/page';
import { plainTheme } from '@site/src/reader-theme/browser/document';
import type { PaletteMode } from '@site/src/base/shared/tokens';
import { chartColorsIn } from '../model/chartColors';
import { colorAt, themeFor } from '../model/contrast';
import { START_NAMES, STARTS, type StartName } from '../model/presets';
import type { Studio } from '../model/useStudio';
import styles from './PresetList.module.css';

interface PresetListProps {
  readonly mode: PaletteMode;
  readonly studio: Studio;
}

/** The look of a preset's card in each mode, computed once. */
const LOOKS = Object.fromEntries(
  START_NAMES.map((name) => [
    name,
    Object.fromEntries((['light', 'dark'] as const).map((mode) => [mode, lookOf(name, mode)])),
  ]),
) as Record<StartName, Record<PaletteMode, CSSProperties>>;

function lookOf(name: StartName, mode: PaletteMode): CSSProperties {
  const theme = themeFor(STARTS[name], mode);
  const color = (path: string) => colorAt(theme, path);
  const bars = chartColorsIn(STARTS[name], mode);
  return {
    '--page': color('background.default'),
    '--paper': color('background.paper'),
    '--text': color('text.primary'),
    '--line': color('divider'),
    '--primary': color('primary.main'),
    '--bar-1': bars[0],
    '--bar-2': bars[1],
    '--bar-3': bars[2],
    '--corner': `${Math.min(Number(theme.shape.borderRadius), 12)}px`,
    '--font': theme.typography.fontFamily,
  } as CSSProperties;
}

/** Themes to start from, each as a small picture of itself. */
export function PresetList({ mode, studio }: PresetListProps) {
  const t = useTranslate();
  const current = studio.stored.files.length === 0 ? JSON.stringify(studio.stored.changes) : null;
  return (
    <section className={styles.presets} aria-label={t('studio.presets')}>
      <h2 className={styles.title}>{t('studio.presets')}</h2>
      <ul className={styles.list}>
        {START_NAMES.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.preset}
              style={LOOKS[name][mode]}
              aria-pressed={JSON.stringify(STARTS[name]) === current}
              onClick={() => studio.open(plainTheme(STARTS[name]), `preset-${name}`)}
              data-ga-event-category="theme-studio"
              data-ga-event-action={name}
            >
              <span className={styles.picture} aria-hidden="true">
                <span className={styles.letters}>Aa</span>
                <span className={styles.bars}>
                  <i />
                  <i />
                  <i />
                </span>
                <span className={styles.pill} />
              </span>
              <span className={styles.name}>
                {t(`studio.presetNames.${name}`)}
                <CheckIcon className={styles.mark} width={14} height={14} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
