import { filterTable, type TranslationTable } from '../../shared/i18n';
import { TEMPLATES } from '../../shared/templates';

/**
 * Texts that few pages show, or that are shown on demand, by the part of the site that shows them.
 * Each group is delivered with the code of that part instead of with every page. A key with others
 * below it stands for all of them that are not named elsewhere.
 */
const LATE_TEXTS = {
  ads: ['adblock', 'adGetStarted', 'adInHouse', 'adPublisher', 'emojiLove', 'likeMui', 'thanks'],
  'api-pages': ['api-docs'],
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
    'feedbackKept',
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
  landing: ['landing', 'templates.landingLink', 'templates.landingText', 'templates.landingTitle'],
  'not-found': ['notFound'],
  'page-actions': [
    'pageActions.copy',
    'pageActions.copying',
    'pageActions.openIn',
    'pageActions.prompt',
    'pageActions.view',
  ],
  playground: ['playground'],
  'production-error': ['productionError'],
  search: ['search'],
  settings: [
    'offline.failed',
    'offline.full',
    'offline.help',
    'offline.loading',
    'offline.products',
    'settings.analytics',
    'settings.analyticsAllow',
    'settings.analyticsHelp',
    'settings.analyticsRefuse',
    'settings.analyticsRefused',
    'settings.codeLanguage',
    'settings.densityHelp',
    'settings.system',
  ],
  templates: ['templates', ...TEMPLATES.flatMap(({ key }) => [`${key}Title`, `${key}Descr`])],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Of the keys above, what the code around those parts shows. */
const EARLY_TEXTS = [
  'demo.codeLabel',
  'demo.codeOnly',
  'demo.frameTitle',
  'demo.loadFailed',
  'search.chunkFailed',
  'templates.title',
];

export type LateGroup = keyof typeof LATE_TEXTS;

export const LATE_GROUPS = Object.keys(LATE_TEXTS) as LateGroup[];

const GROUPS_BY_KEY = new Map<string, LateGroup | null>([
  ...LATE_GROUPS.flatMap((group) => LATE_TEXTS[group].map((key) => [key, group] as const)),
  ...EARLY_TEXTS.map((key) => [key, null] as const),
]);

/** The keys that decide about others, for tests. */
export const LISTED_KEYS = [...GROUPS_BY_KEY.keys()];

/** The group of a text; null for those that are there on every page. */
export function lateGroupOf(key: string): LateGroup | null {
  const group = GROUPS_BY_KEY.get(key);
  if (group !== undefined) {
    return group;
  }
  const parent = key.slice(0, Math.max(key.lastIndexOf('.'), 0));
  return parent === '' ? null : lateGroupOf(parent);
}

/** The texts of one group, or with null those of every page, of each language. */
export function tablesOfGroup(
  tables: Readonly<Record<string, TranslationTable>>,
  group: LateGroup | null,
): Record<string, TranslationTable> {
  return Object.fromEntries(
    Object.entries(tables).map(([language, table]) => [
      language,
      filterTable(table, (key) => lateGroupOf(key) === group),
    ]),
  );
}
