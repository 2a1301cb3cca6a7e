import { filterTable, type TranslationTable } from '../../shared/i18n';
import { TEMPLATES } from '../../../gallery/shared';

/**
 * Messages that few pages show, or that appear on demand, grouped by the part of the site that shows
 * them. Each group loads with the code of that part instead of with every page. A parent key includes
 * all keys below it that are not listed elsewhere.
 */
const LAZY_MESSAGES = {
  ads: ['adblock', 'adGetStarted', 'adInHouse', 'adPublisher', 'emojiLove', 'likeMui', 'thanks'],
  'api-pages': ['api-docs'],
  'api-parts': ['apiParts'],
  check: ['check'],
  'demo-controls': [
    'aiChatFailed',
    'codesandbox',
    'copiedSource',
    'copiedSourceLink',
    'copySource',
    'copySourceLinkJS',
    'copySourceLinkTS',
    'demo',
    'demoStylingSelectCSS',
    'demoStylingSelectLabel',
    'demoStylingSelectSystem',
    'demoStylingSelectTailwind',
    'demoToolbarLabel',
    'downloadZip',
    'editorHint',
    'hideFullSource',
    'hideSource',
    'moreActions',
    'muiChat',
    'openInMenu',
    'resetDemo',
    'resetFocus',
    'showFullSource',
    'showJSSource',
    'showSource',
    'showTSSource',
    'stackblitz',
  ],
  feedback: [
    'cancel',
    'feedbackFailed',
    'feedbackQueued',
    'feedbackMessageDown',
    'feedbackMessageToGitHub',
    'feedbackMessageUp',
    'feedbackSectionSpecific',
    'feedbackSending',
    'feedbackShortcut',
    'feedbackSubmitted',
    'feedbackTooShort',
    'submit',
  ],
  inspect: ['inspect'],
  lab: ['lab'],
  landing: ['landing', 'templates.landingLink', 'templates.landingText', 'templates.landingTitle'],
  'not-found': ['notFound'],
  'page-actions': ['pageActions'],
  playground: ['playground'],
  project: ['downloadProject'],
  'production-error': ['productionError'],
  search: ['search'],
  settings: ['offline', 'settings'],
  'theme-mark': ['themeMark'],
  'theme-studio': ['studio'],
  templates: ['templates', ...TEMPLATES.flatMap(({ key }) => [`${key}Title`, `${key}Descr`])],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Exceptions to the groups above: the code around those parts shows them. */
const EAGER_MESSAGES = [
  'demo.codeLabel',
  'demo.codeOnly',
  'demo.frameTitle',
  'demo.loadFailed',
  'offline.notKept',
  'offline.reload',
  'offline.title',
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

export type LazyGroup = keyof typeof LAZY_MESSAGES;

export const LAZY_GROUPS = Object.keys(LAZY_MESSAGES) as LazyGroup[];

const GROUPS_BY_KEY = new Map<string, LazyGroup | null>([
  ...LAZY_GROUPS.flatMap((group) => LAZY_MESSAGES[group].map((key) => [key, group] as const)),
  ...EAGER_MESSAGES.map((key) => [key, null] as const),
]);

/** All listed keys, for tests. */
export const LISTED_KEYS = [...GROUPS_BY_KEY.keys()];

/** The group of a message, or `null` if every page contains it. */
export function lazyGroupOf(key: string): LazyGroup | null {
  const group = GROUPS_BY_KEY.get(key);
  if (group !== undefined) {
    return group;
  }
  const parent = key.slice(0, Math.max(key.lastIndexOf('.'), 0));
  return parent === '' ? null : lazyGroupOf(parent);
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
