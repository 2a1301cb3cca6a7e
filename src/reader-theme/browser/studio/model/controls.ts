import { valueAt, type Json, type ThemeDocument } from '@site/src/reader-theme/browser/document';
import { setAll } from './documentPath';

/** Colors of a palette, by scheme. Each path is below `colorSchemes.<mode>.palette`. */
export const COLOR_GROUPS = [
  { id: 'brand', paths: ['primary.main', 'secondary.main'] },
  {
    id: 'surfaces',
    paths: ['background.default', 'background.paper', 'text.primary', 'text.secondary', 'divider'],
  },
  { id: 'status', paths: ['error.main', 'warning.main', 'info.main', 'success.main'] },
] as const;

/** Backgrounds of the grid, which follow `background.paper` until the reader chooses them. */
export const GRID_COLORS = ['DataGrid.bg', 'DataGrid.headerBg'] as const;

export type ColorPath =
  (typeof COLOR_GROUPS)[number]['paths'][number] | (typeof GRID_COLORS)[number];

/** A number with a slider. */
export interface RangeControl {
  readonly kind: 'range';
  readonly id: 'radius' | 'spacing' | 'fontSize' | 'indentation';
  /** It sets all of them; the first one is read. */
  readonly paths: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly initial: number;
}

/** A choice between sets of values. The first option sets nothing. */
export interface ChoiceControl {
  readonly kind: 'choice';
  readonly id: string;
  readonly options: readonly {
    readonly id: string;
    readonly values: Readonly<Record<string, Json>>;
  }[];
}

export type Control = RangeControl | ChoiceControl;

/** The fonts are on the reader's device, because a theme from a link may load nothing. */
const FONTS = {
  site: undefined,
  system: 'system-ui, sans-serif',
  humanist: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif",
  geometric: "Avenir, Montserrat, Corbel, 'URW Gothic', sans-serif",
  rounded: "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Comfortaa, Manjari, sans-serif",
  serif: "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, serif",
  mono: "ui-monospace, 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
} as const;

const props = (component: string, prop: string) => `components.${component}.defaultProps.${prop}`;
const style = (component: string, slot: string, property: string) =>
  `components.${component}.styleOverrides.${slot}.${property}`;

const option = (id: string, values: Readonly<Record<string, Json>> = {}) => ({ id, values });
const onOff = (id: string, values: Readonly<Record<string, Json>>): ChoiceControl => ({
  kind: 'choice',
  id,
  options: [option('off'), option('on', values)],
});

const TREES = ['MuiSimpleTreeView', 'MuiRichTreeView'] as const;

export const SHAPE_CONTROLS: readonly Control[] = [
  { kind: 'range', id: 'radius', paths: ['shape.borderRadius'], min: 0, max: 24, initial: 4 },
  { kind: 'range', id: 'spacing', paths: ['spacing'], min: 4, max: 12, initial: 8 },
  {
    kind: 'choice',
    id: 'density',
    options: [
      option('standard'),
      option('compact', {
        [props('MuiDataGrid', 'density')]: 'compact',
        [props('MuiButton', 'size')]: 'small',
        [props('MuiTextField', 'size')]: 'small',
        [props('MuiPickersTextField', 'size')]: 'small',
        [props('MuiFormControl', 'size')]: 'small',
        [props('MuiChip', 'size')]: 'small',
        [style('MuiTreeItem', 'content', 'paddingTop')]: 2,
        [style('MuiTreeItem', 'content', 'paddingBottom')]: 2,
      }),
      option('comfortable', {
        [props('MuiDataGrid', 'density')]: 'comfortable',
        [props('MuiButton', 'size')]: 'large',
        [style('MuiTreeItem', 'content', 'paddingTop')]: 10,
        [style('MuiTreeItem', 'content', 'paddingBottom')]: 10,
      }),
    ],
  },
  {
    kind: 'choice',
    id: 'fields',
    options: [
      option('outlined'),
      option('filled', {
        [props('MuiTextField', 'variant')]: 'filled',
        [props('MuiPickersTextField', 'variant')]: 'filled',
      }),
      option('underlined', {
        [props('MuiTextField', 'variant')]: 'standard',
        [props('MuiPickersTextField', 'variant')]: 'standard',
      }),
    ],
  },
  {
    kind: 'choice',
    id: 'shadows',
    options: [
      option('shadow'),
      option('border', {
        [props('MuiPaper', 'variant')]: 'outlined',
        [props('MuiButton', 'disableElevation')]: true,
      }),
    ],
  },
];

const weight = (id: string, path: string, initial: string, others: readonly string[]) => ({
  kind: 'choice' as const,
  id,
  options: [
    option(initial),
    ...others.map((value) => option(value, { [`typography.${path}`]: Number(value) })),
  ],
});

export const TYPE_CONTROLS: readonly Control[] = [
  {
    kind: 'choice',
    id: 'font',
    options: Object.entries(FONTS).map(([id, font]) =>
      option(id, font === undefined ? {} : { 'typography.fontFamily': font }),
    ),
  },
  {
    kind: 'range',
    id: 'fontSize',
    paths: ['typography.fontSize'],
    min: 11,
    max: 18,
    initial: 14,
  },
  weight('textWeight', 'fontWeightRegular', '400', ['300', '500']),
  weight('labelWeight', 'fontWeightMedium', '500', ['400', '600', '700']),
  {
    kind: 'choice',
    id: 'buttonText',
    options: [
      option('uppercase'),
      option('written', { 'typography.button.textTransform': 'none' }),
    ],
  },
];

export const COMPONENT_GROUPS: readonly {
  readonly id: 'grid' | 'charts' | 'pickers' | 'tree';
  readonly controls: readonly Control[];
}[] = [
  {
    id: 'grid',
    controls: [
      {
        kind: 'choice',
        id: 'gridLines',
        options: [
          option('standard'),
          ...(['soft', 'strong', 'none'] as const).map((id) =>
            option(id, {
              [style('MuiDataGrid', 'root', '--DataGrid-rowBorderColor')]: {
                soft: 'rgba(128, 128, 128, 0.14)',
                strong: 'rgba(128, 128, 128, 0.55)',
                none: 'transparent',
              }[id],
            }),
          ),
        ],
      },
      onOff('gridColumns', {
        [props('MuiDataGrid', 'showCellVerticalBorder')]: true,
        [props('MuiDataGrid', 'showColumnVerticalBorder')]: true,
      }),
      onOff('gridFrame', { [style('MuiDataGrid', 'root', 'border')]: 0 }),
    ],
  },
  {
    id: 'charts',
    controls: [
      onOff('roundBars', { [props('MuiBarChart', 'borderRadius')]: 6 }),
      onOff('chartLines', {
        [props('MuiBarChart', 'grid')]: { horizontal: true },
        [props('MuiLineChart', 'grid')]: { horizontal: true },
      }),
    ],
  },
  {
    id: 'pickers',
    controls: [
      {
        kind: 'choice',
        id: 'days',
        options: [
          option('round'),
          option('rounded', { [style('MuiPickersDay', 'root', 'borderRadius')]: 8 }),
          option('square', { [style('MuiPickersDay', 'root', 'borderRadius')]: 0 }),
        ],
      },
      onOff('outsideDays', { [props('MuiDateCalendar', 'showDaysOutsideCurrentMonth')]: true }),
      onOff('weekNumbers', { [props('MuiDateCalendar', 'displayWeekNumber')]: true }),
    ],
  },
  {
    id: 'tree',
    controls: [
      {
        kind: 'range',
        id: 'indentation',
        paths: TREES.map((tree) => props(tree, 'itemChildrenIndentation')),
        min: 4,
        max: 40,
        initial: 12,
      },
      {
        kind: 'choice',
        id: 'treeRows',
        options: [
          option('standard'),
          option('square', { [style('MuiTreeItem', 'content', 'borderRadius')]: 0 }),
          option('round', { [style('MuiTreeItem', 'content', 'borderRadius')]: 20 }),
        ],
      },
    ],
  },
];

/** The values of an option; those of the control's other options are removed. */
function valuesOf(
  { options }: ChoiceControl,
  id: string,
): Readonly<Record<string, Json | undefined>> {
  const paths = options.flatMap(({ values }) => Object.keys(values));
  const chosen = options.find((known) => known.id === id)?.values ?? {};
  return Object.fromEntries(paths.map((path) => [path, chosen[path]]));
}

/** The option of a control, or `null` if the reader's own values fit none. */
export function choiceOf(document: ThemeDocument, control: ChoiceControl): string | null {
  const fits = ({ id }: ChoiceControl['options'][number]) =>
    Object.entries(valuesOf(control, id)).every(
      ([path, value]) => JSON.stringify(valueAt(document, path)) === JSON.stringify(value),
    );
  return control.options.find(fits)?.id ?? null;
}

export function choose(document: ThemeDocument, control: ChoiceControl, id: string): ThemeDocument {
  return setAll(document, valuesOf(control, id));
}

/** The value of a slider; `null` for one that is no number, such as `'0.5rem'`. */
export function rangeOf(document: ThemeDocument, { paths, initial }: RangeControl): number | null {
  const value = valueAt(document, paths[0] ?? '');
  if (value === undefined) {
    return initial;
  }
  return typeof value === 'number' ? value : null;
}

/** The initial value removes the option. */
export function setRange(
  document: ThemeDocument,
  { paths, initial }: RangeControl,
  value: number,
): ThemeDocument {
  const kept = value === initial ? undefined : value;
  return setAll(document, Object.fromEntries(paths.map((path) => [path, kept])));
}
