import { useId, useMemo, type ReactNode } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { Tabs } from '@site/src/base/browser/ui/Tabs';
import type { PaletteMode } from '@site/src/base/shared/tokens';
import {
  chartPaletteOf,
  CHART_PALETTES,
  setChartPalette,
  type ChartPalette,
} from '../model/chartColors';
import { themeFor, unreadablePairs } from '../model/contrast';
import {
  COLOR_GROUPS,
  COMPONENT_GROUPS,
  GRID_COLORS,
  SHAPE_CONTROLS,
  TYPE_CONTROLS,
  type ColorPath,
  type Control,
} from '../model/controls';
import type { Studio } from '../model/useStudio';
import { ChoiceField } from './ChoiceField';
import { ColorControl } from './ColorControl';
import { ControlField } from './ControlField';
import styles from './Controls.module.css';

const PANELS = ['colors', 'shape', 'type', 'components', 'code'] as const;
export type Panel = (typeof PANELS)[number];

interface ControlPanelProps {
  readonly mode: PaletteMode;
  readonly studio: Studio;
  readonly panel: Panel;
  readonly onPanel: (panel: Panel) => void;
  /** The panel of the code. */
  readonly code: ReactNode;
}

/** The controls of the theme, in tabs. */
export function ControlPanel({ mode, studio, panel, onPanel, code }: ControlPanelProps) {
  const t = useTranslate();
  const id = useId();
  const texts = PANELS.map((name) => t(`studio.panels.${name}`));
  const selected = PANELS.indexOf(panel);
  return (
    <div className={styles.panel}>
      <Tabs
        tabs={texts}
        selected={selected}
        onSelect={(index) => onPanel(PANELS[index] ?? 'colors')}
        label={t('studio.controlsLabel')}
        panelId={id}
        className={styles.tabs}
      />
      <div
        id={id}
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={`${id}-${texts[selected]}`}
        className={styles.content}
      >
        {panel === 'colors' && <Colors mode={mode} studio={studio} />}
        {panel === 'shape' && <Fields controls={SHAPE_CONTROLS} studio={studio} />}
        {panel === 'type' && <Fields controls={TYPE_CONTROLS} studio={studio} />}
        {panel === 'components' && <Components mode={mode} studio={studio} />}
        {panel === 'code' && code}
      </div>
    </div>
  );
}

interface GroupProps {
  readonly mode: PaletteMode;
  readonly studio: Studio;
}

function ColorFields({
  paths,
  mode,
  studio,
}: GroupProps & { readonly paths: readonly ColorPath[] }) {
  const theme = useMemo(() => themeFor(studio.document, mode), [studio.document, mode]);
  return paths.map((path) => (
    // Another scheme is another field, whose text is not a draft of this one.
    <ColorControl key={`${mode}.${path}`} path={path} mode={mode} theme={theme} studio={studio} />
  ));
}

function Colors({ mode, studio }: GroupProps) {
  const t = useTranslate();
  return (
    <>
      <p className={styles.hint}>{t(`studio.colorsOf.${mode}`)}</p>
      <ContrastSummary document={studio.document} mode={mode} />
      {COLOR_GROUPS.map(({ id, paths }) => (
        <section key={id} className={styles.group}>
          <h3 className={styles.groupTitle}>{t(`studio.groups.${id}`)}</h3>
          <ColorFields paths={paths} mode={mode} studio={studio} />
        </section>
      ))}
    </>
  );
}

const PATHS = COLOR_GROUPS.flatMap(({ paths }) => paths);

/** Goes to the first color of the list whose text is hard to read. */
function showUnreadable(button: HTMLElement): void {
  const pair = button.closest('p')?.parentElement?.querySelector<HTMLElement>('[data-hard]');
  pair?.scrollIntoView({ block: 'center' });
  pair?.focus();
}

/** How many texts are hard to read in both schemes, of which the list below shows one. */
function ContrastSummary({
  document,
  mode,
}: Pick<Studio, 'document'> & { readonly mode: PaletteMode }) {
  const t = useTranslate();
  const light = useMemo(() => unreadablePairs(document, 'light', PATHS), [document]);
  const dark = useMemo(() => unreadablePairs(document, 'dark', PATHS), [document]);
  const all = [...light, ...dark];
  const own = {
    light: light.filter(({ isOwn }) => isOwn),
    dark: dark.filter(({ isOwn }) => isOwn),
  };
  if (own.light.length + own.dark.length > 0) {
    return (
      <p className={styles.summary} data-kind="low">
        {t('studio.unreadable', { light: own.light.length, dark: own.dark.length })}
      </p>
    );
  }
  return all.length > 0 ? (
    <p className={styles.summary} data-kind="default">
      <span>{t('studio.unreadableDefaults', { light: light.length, dark: dark.length })}</span>{' '}
      {(mode === 'light' ? light : dark).length > 0 && (
        <Button variant="plain" onClick={({ currentTarget }) => showUnreadable(currentTarget)}>
          {t('studio.showUnreadable')}
        </Button>
      )}
    </p>
  ) : (
    <p className={styles.summary}>{t('studio.readable')}</p>
  );
}

function Fields({
  controls,
  studio,
}: {
  readonly controls: readonly Control[];
  readonly studio: Studio;
}) {
  return (
    <div className={styles.group}>
      {controls.map((control) => (
        <ControlField key={control.id} control={control} studio={studio} />
      ))}
    </div>
  );
}

function Components({ mode, studio }: GroupProps) {
  const t = useTranslate();
  return COMPONENT_GROUPS.map(({ id, controls }) => (
    <section key={id} className={styles.group}>
      <h3 className={styles.groupTitle}>{t(`studio.groups.${id}`)}</h3>
      {id === 'grid' && <ColorFields paths={GRID_COLORS} mode={mode} studio={studio} />}
      {id === 'charts' && <ChartColors studio={studio} />}
      {controls.map((control) => (
        <ControlField key={control.id} control={control} studio={studio} />
      ))}
    </section>
  ));
}

function ChartColors({ studio }: Pick<GroupProps, 'studio'>) {
  const t = useTranslate();
  const names = Object.keys(CHART_PALETTES) as readonly ChartPalette[];
  return (
    <ChoiceField
      label={t('studio.chartColors')}
      options={names.map((id) => ({ id, text: t(`studio.chartPalettes.${id}`) }))}
      value={chartPaletteOf(studio.document)}
      onChange={(id) =>
        studio.change(setChartPalette(studio.document, id as ChartPalette), 'chartColors')
      }
    />
  );
}
