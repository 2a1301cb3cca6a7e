import type { ApiProduct } from '../../shared/apiModel';
import type { ApiTask } from '../../shared/apiTasks';

type TaskRule = readonly [task: ApiTask, names: RegExp];

/** These names mean the same in every product. */
const SHARED_RULES: readonly TaskRule[] = [
  // The value of a picker and what reports it are used together.
  ['value', /^onChange$/],
  ['events', /^(?:on[A-Z]|subscribeEvent$|publishEvent$)/],
  ['styling', /^(?:sx|classes|className|style|slots|slotProps|variant|theme)$|ClassName$/],
  ['accessibility', /^(?:aria-.*|title|titleId|desc|autoFocus|localeText|getLocaleText)$/],
  ['other', /^(?:apiRef|experimentalFeatures|nonce)$/],
];

/**
 * Members are many and new ones follow the words of their product, so the words decide. The first
 * rule that fits is taken: narrow ones come before wide ones.
 */
const RULES: Readonly<Record<ApiProduct, readonly TaskRule[]>> = {
  'data-grid': [
    ['assistant', /aiAssistant|chart|^(?:description|examples)$/i],
    ['export', /export|clipboard|DataAs|pastedValue/i],
    ['selection', /select(?:ion|ed|able|Row|Cell)/i],
    ['filtering', /filter|sort|diacritics/i],
    ['pagination', /page|pagination|rowCount$/i],
    [
      'grouping',
      /rowGroup|grouping(?:Col|Value|Expan)|groupable|aggreg|pivot|treeData|(?:group|children)Expan|AllRows$/i,
    ],
    ['editing', /edit|rowUpdate|(?:Cell|Row)Mode|value(?:Parser|Setter)/i],
    ['data', /^(?:rows|columns|dataSource.*|lazyLoading|rowsLoadingMode|getRowId|.*State|state)$/],
    [
      'layout',
      /density|scrollbar|autoHeight|footer|toolbar|listView|spacing|border|separator|dimensions|loading$/i,
    ],
    ['performance', /virtuali[sz]|throttle|bufferPx|scroll/i],
    ['rows', /row|detailPanel/i],
    ['accessibility', /^(?:label|setCellFocus|setColumnHeaderFocus)$/],
    [
      'columns',
      /column|header|cell|preferences|option|colSpan|autosize|value(?:Getter|Formatter)|group|^(?:field|flex|align|display|width|(?:min|max)Width|hideable|pinnable|resizable|disableReorder|type|getActions)$/i,
    ],
  ],
  'date-pickers': [
    [
      'validation',
      /^(?:min|max|disablePast|disableFuture|shouldDisable|disableIgnoring|error|helperText)/,
    ],
    ['accessibility', /^(?:label|labelId|inputRef|focused|focusedView)$/],
    [
      'value',
      /value|referenceDate|timezone|sections|rangePosition|dragEditing|^(?:name|disabled|readOnly|clearable|calendars)$/i,
    ],
    ['formats', /format|ampm$|placeholder|leadingZeros|dateSeparator/i],
    [
      'views',
      /view|openTo|month|year|week|day|timeStep|minutesStep|ampmInClock|skipDisabled|threshold/i,
    ],
    ['opening', /open|close|media|wrapper/i],
    ['layout', /animat|fullWidth|loading|size|margin|adornment|position|color|orientation/i],
  ],
  charts: [
    ['zoom', /zoom|preview/i],
    ['layout', /^(?:width|height|margin|children|id|loading)$|toolbar|clip/i],
    ['marks', /tooltip|highlight|legend|voronoi|hideMark|markType|faded|interaction/i],
    [
      'axes',
      /axis|axes|tick|scale|domain|^(?:grid|reverse|position|offset|label.*|line.*|disableLine|spacing|divisions|stripeColor|radar)$/i,
    ],
    ['accessibility', /keyboard|tabIndex/i],
    ['performance', /animation|plugins|renderer/i],
    [
      'series',
      /series|data|stack|^bar|curve|area|mark|value|radius|angle|color|shape|nodes|links|plotType|baseline|^(?:x|y|cx|cy|gap|text|layout|type|connectNulls|funnelDirection)$|minBar|arcLabel|sectionLabel/i,
    ],
  ],
  'tree-view': [
    ['reordering', /reorder|canMove/i],
    ['expansion', /expan/i],
    ['selection', /select/i],
    ['editing', /edit(?!ems)/i],
    ['items', /item|dataSource|children|^(?:disabled|label)$/i],
  ],
};

/** What readers do with a prop, property, or method. */
export function taskOf(product: ApiProduct, name: string): ApiTask {
  const rule = [...SHARED_RULES, ...RULES[product]].find(([, names]) => names.test(name));
  return rule?.[0] ?? 'other';
}

/** Shorter lists are read faster as a whole. */
const FROM_MEMBERS = 16;
const FROM_TASKS = 3;
/** A heading over a single entry says nothing. */
const MIN_OF_TASK = 2;

/** The tasks of a page's members by name; empty for a page that needs no groups. */
export function tasksOf(
  product: ApiProduct,
  names: readonly string[],
): ReadonlyMap<string, ApiTask> {
  const tasks = names.map((name) => taskOf(product, name));
  const isGroup = (task: ApiTask) => tasks.filter((one) => one === task).length >= MIN_OF_TASK;
  const kept = tasks.map((task) => (isGroup(task) ? task : 'other'));
  return names.length >= FROM_MEMBERS && new Set(kept).size >= FROM_TASKS
    ? new Map(names.map((name, index) => [name, kept[index] ?? 'other']))
    : new Map();
}
