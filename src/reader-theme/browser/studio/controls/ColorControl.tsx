import type { Theme } from '@mui/material/styles';
import { useTranslate, type TranslationKey } from '@site/src/base/browser/messages';
import { valueAt } from '@site/src/reader-theme/browser/document';
import type { PaletteMode } from '@site/src/base/shared/tokens';
import { followPalette } from '../model/chartColors';
import { colorAt, nearestReadable, pairsOf } from '../model/contrast';
import type { ColorPath } from '../model/controls';
import { setAt } from '../model/documentPath';
import type { Studio } from '../model/useStudio';
import { ColorField } from './ColorField';

interface ColorControlProps {
  readonly path: ColorPath;
  readonly mode: PaletteMode;
  /** The theme of the mode. */
  readonly theme: Theme;
  readonly studio: Studio;
}

const LABELS: Readonly<Record<ColorPath, TranslationKey>> = {
  'primary.main': 'studio.colors.primary',
  'secondary.main': 'studio.colors.secondary',
  'background.default': 'studio.colors.page',
  'background.paper': 'studio.colors.surfaces',
  'text.primary': 'studio.colors.text',
  'text.secondary': 'studio.colors.secondaryText',
  divider: 'studio.colors.divider',
  'error.main': 'studio.colors.error',
  'warning.main': 'studio.colors.warning',
  'info.main': 'studio.colors.info',
  'success.main': 'studio.colors.success',
  'DataGrid.bg': 'studio.colors.gridBackground',
  'DataGrid.headerBg': 'studio.colors.gridHeaders',
};

/** What a color is without a choice: that of the paper, or Material UI's. */
function colorOf(theme: Theme, path: ColorPath): string {
  return colorAt(theme, path) ?? theme.palette.background.paper;
}

/** A color of the palette of one scheme. */
export function ColorControl({ path, mode, theme, studio }: ColorControlProps) {
  const t = useTranslate();
  const { document, change } = studio;
  const place = `colorSchemes.${mode}.palette.${path}`;
  const set = (color: string | undefined) => {
    // The other shades of an intent are derived from the new color.
    const [intent = ''] = path.endsWith('.main') ? path.split('.') : [];
    const base = intent
      ? ['light', 'dark', 'contrastText'].reduce(
          (result, shade) =>
            setAt(result, `colorSchemes.${mode}.palette.${intent}.${shade}`, undefined),
          document,
        )
      : document;
    change(followPalette(document, setAt(base, place, color)), place);
  };
  return (
    <ColorField
      label={t(LABELS[path])}
      value={colorOf(theme, path)}
      isOwn={valueAt(document, place) !== undefined}
      pairs={pairsOf(theme, path)}
      onChange={set}
      onReset={() => set(undefined)}
      onAdjust={() => set(nearestReadable(document, mode, path) ?? colorOf(theme, path))}
    />
  );
}
