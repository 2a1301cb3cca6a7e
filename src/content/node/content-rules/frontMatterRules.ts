import { isMovedSections } from '../../shared/movedSections';
import { FAMILY, PRODUCTS } from '../../shared/products';

/** The rule for the value of a front matter key, and its description for authors. */
export interface FrontMatterRule {
  readonly accepts: (value: unknown) => boolean;
  readonly expected: string;
  /** The allowed values, of which the nearest one is suggested. */
  readonly values?: readonly string[];
  readonly required?: true;
  readonly fix?: string;
}

/** Search results and tabs truncate longer titles. */
const MAX_TITLE_LENGTH = 70;
/** Search engines truncate longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160;

const PRODUCT_IDS = [...PRODUCTS, FAMILY].map(({ id }) => id);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isFlag = (value: unknown) => typeof value === 'boolean';
const isNames = (value: unknown) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((name) => isText(name) && /^\w+$/.test(name));

const FLAG = { accepts: isFlag, expected: 'true or false' };

/** The keys that authors can use. */
export const AUTHOR_KEYS: Readonly<Record<string, FrontMatterRule>> = {
  title: {
    required: true,
    accepts: (value) => isText(value) && value.length <= MAX_TITLE_LENGTH,
    expected: `text of at most ${MAX_TITLE_LENGTH} characters, without the name of the product`,
  },
  description: {
    required: true,
    accepts: (value) =>
      isText(value) && value.length <= MAX_DESCRIPTION_LENGTH && /[.!]$/.test(value),
    expected: `one sentence of at most ${MAX_DESCRIPTION_LENGTH} characters that ends in . or !`,
    fix: 'Say what the reader can do after reading the page; details belong into the text.',
  },
  cardTitle: {
    accepts: (value) => isText(value) && value.length <= MAX_TITLE_LENGTH,
    expected: `text of at most ${MAX_TITLE_LENGTH} characters`,
  },
  cardDescription: {
    accepts: (value) => isText(value) && value.length <= MAX_DESCRIPTION_LENGTH,
    expected: `text of at most ${MAX_DESCRIPTION_LENGTH} characters`,
  },
  productId: {
    required: true,
    accepts: (value) => PRODUCT_IDS.some((id) => id === value),
    expected: `one of ${PRODUCT_IDS.join(', ')}`,
    values: PRODUCT_IDS,
  },
  packageName: {
    accepts: (value) => isText(value) && /^@mui\/x-[a-z-]+$/.test(value),
    expected: "a package of this family in quotes, e.g. '@mui/x-data-grid'",
  },
  components: {
    accepts: isNames,
    expected: 'a list of component names, e.g. [DataGrid, DataGridPro]',
  },
  githubLabel: { accepts: isText, expected: "the label of the issues, e.g. 'scope: data grid'" },
  waiAria: {
    accepts: (value) => isText(value) && URL.canParse(value) && value.startsWith('https://'),
    expected: 'the https address of a pattern of the WAI-ARIA guide',
  },
  movedSections: {
    accepts: isMovedSections,
    expected:
      'old ids with the place of each now: an id of this page, or a section of another page of this major, e.g. `old-id: new-id` or `old-id: /react-charts/pie/#labels`',
  },
  disableAd: FLAG,
  /** For a page that is one large demo, which then gets the space. */
  hide_table_of_contents: FLAG,
  /** For a page that isn't in the menu but should show it. */
  displayed_sidebar: { accepts: isText, expected: 'the name of a sidebar' },
};

/** Additional keys of generated pages, which Docusaurus reads. */
export const GENERATED_KEYS: Readonly<Record<string, FrontMatterRule>> = {
  custom_edit_url: {
    accepts: (value) => value === null,
    expected: 'null: there is nothing to edit',
  },
  sidebar_label: { accepts: isText, expected: 'text' },
  slug: {
    accepts: (value) => isText(value) && /^\/(?:[\w-]+\/)+$/.test(value),
    expected: 'a path with a slash at both ends, e.g. /api/charts/bar-chart/',
  },
};
