import messages from '../../../i18n/translations.json';
import { FAMILY } from '../../content/shared/products';
import type { SearchRecord } from '../shared/records';
import { GALLERY_PATH, TEMPLATES, templatePath } from '../../gallery/shared';

/** What readers call the theme studio before they know its name. */
const STUDIO_WORDS = ['theme builder', 'theme editor', 'theme generator', 'createTheme preview'];

/** What readers who need the check of projects search for. */
const CHECK_WORDS = [
  'check my project',
  'upgrade',
  'license key',
  'package.json',
  'lock file',
  'breaking changes',
];

/** What readers of a message such as "Minified MUI error #9" search for. */
const ERROR_WORDS = ['minified error', 'error code', 'Minified MUI error'];

/**
 * The pages that aren't guides: the theme studio, the check of projects, the gallery, its templates, and the messages of
 * minified errors. They exist once, for the current major, and are named by the interface messages.
 */
export function toSiteRecords(): SearchRecord[] {
  const { check, checkTitle, productionError, studio, studioTitle, templates } = messages;
  const common = { kind: 'page', product: FAMILY.id, owners: [] } as const;
  return [
    {
      ...common,
      name: studioTitle,
      text: studio.descr,
      path: 'theme/',
      crumbs: [FAMILY.name],
      words: STUDIO_WORDS,
    },
    {
      ...common,
      name: checkTitle,
      text: check.descr,
      path: 'check/',
      crumbs: [FAMILY.name],
      words: CHECK_WORDS,
    },
    {
      ...common,
      name: templates.title,
      text: templates.descr,
      path: GALLERY_PATH.slice(1),
      crumbs: [FAMILY.name],
      words: [],
    },
    ...TEMPLATES.map(({ name }) => ({
      ...common,
      // `Pricing` alone would be the title of a page, which comes before the plans of the packages.
      name: `${templates.pages[name].title} template`,
      text: templates.pages[name].descr,
      path: templatePath(name).slice(1),
      crumbs: [FAMILY.name, templates.title],
      words: [],
    })),
    {
      ...common,
      name: productionError.title,
      text: productionError.intro,
      path: 'production-error/',
      crumbs: [FAMILY.name],
      words: ERROR_WORDS,
    },
  ];
}
