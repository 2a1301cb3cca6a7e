import { filterTable, type TranslationTable } from '../../shared/i18n';

/**
 * The groups of messages that few pages show, or that appear on demand. Each loads with the code that
 * shows it instead of with every page.
 */
export const LAZY_GROUPS = [
  'ads',
  'api-docs',
  'apiParts',
  'check',
  'demo',
  'feedback',
  'inspect',
  'lab',
  'landing',
  'notFound',
  'pageActions',
  'playground',
  'productionError',
  'project',
  'search',
  'settings',
  'studio',
  'templates',
  'themeMark',
] as const;

export type LazyGroup = (typeof LAZY_GROUPS)[number];

/** Exceptions in the groups above: the code around those parts shows them. */
export const EAGER_MESSAGES: readonly string[] = [
  'demo.codeLabel',
  'demo.codeOnly',
  'demo.frameTitle',
  'demo.loadFailed',
  'demo.open',
  'pageActions.label',
  'search.chunkFailed',
  'settings.chunkFailed',
  'settings.dark',
  'settings.dense',
  'settings.density',
  'settings.direction',
  'settings.language',
  'settings.light',
  'settings.ltr',
  'settings.mode',
  'settings.normal',
  'settings.rtl',
  'settings.settings',
  'templates.title',
];

/** The group of a message, or `null` if every page contains it. */
export function lazyGroupOf(key: string): LazyGroup | null {
  const group = LAZY_GROUPS.find((name) => key.startsWith(`${name}.`));
  return EAGER_MESSAGES.includes(key) ? null : (group ?? null);
}

/** The messages of a group in each language; `null` selects the eager ones. */
export function tablesOfGroup(
  tables: Readonly<Record<string, TranslationTable>>,
  group: LazyGroup | null,
): Record<string, TranslationTable> {
  return Object.fromEntries(
    Object.entries(tables).map(([language, table]) => [
      language,
      filterTable(table, (key) => lazyGroupOf(key) === group),
    ]),
  );
}
