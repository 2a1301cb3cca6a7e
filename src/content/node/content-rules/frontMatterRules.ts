import * as z from 'zod';
import type { Fields } from '../../../base/node/schema';
import { isMovedSections } from '../../shared/movedSections';
import { FAMILY, PRODUCTS } from '../../shared/products';

/** Search results and tabs truncate longer titles. */
const MAX_TITLE_LENGTH = 70;
/** Search engines truncate longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160;

const text = z.string().min(1);
const title = text.max(MAX_TITLE_LENGTH);
const description = text.max(MAX_DESCRIPTION_LENGTH);
const flag = z.boolean().optional().meta({ expected: 'true or false' });

/** The keys that authors can use. */
export const AUTHOR_KEYS: Fields = {
  title: title.meta({
    expected: `text of at most ${MAX_TITLE_LENGTH} characters, without the name of the product`,
  }),
  description: description.regex(/[.!]$/).meta({
    expected: `one sentence of at most ${MAX_DESCRIPTION_LENGTH} characters that ends in . or !`,
    fix: 'Say what the reader can do after reading the page; details belong into the text.',
  }),
  cardTitle: title.optional().meta({ expected: `text of at most ${MAX_TITLE_LENGTH} characters` }),
  cardDescription: description
    .optional()
    .meta({ expected: `text of at most ${MAX_DESCRIPTION_LENGTH} characters` }),
  productId: z.enum([...PRODUCTS, FAMILY].map(({ id }) => id)),
  packageName: text
    .regex(/^@mui\/x-[a-z-]+$/)
    .optional()
    .meta({ expected: "a package of this family in quotes, e.g. '@mui/x-data-grid'" }),
  components: z
    .array(z.string().regex(/^\w+$/))
    .min(1)
    .optional()
    .meta({ expected: 'a list of component names, e.g. [DataGrid, DataGridPro]' }),
  githubLabel: text
    .optional()
    .meta({ expected: "the label of the issues, e.g. 'scope: data grid'" }),
  waiAria: z
    .string()
    .startsWith('https://')
    .refine((address) => URL.canParse(address))
    .optional()
    .meta({ expected: 'the https address of a pattern of the WAI-ARIA guide' }),
  movedSections: z.custom(isMovedSections).optional().meta({
    expected:
      'old ids with the place of each now: an id of this page, or a section of another page of this major, e.g. `old-id: new-id` or `old-id: /react-charts/pie/#labels`',
  }),
  disableAd: flag,
  /** For a page that is one large demo, which then gets the space. */
  hide_table_of_contents: flag,
  /** For a page whose subsections would make a long table of contents. */
  toc_max_heading_level: z.literal(2).optional().meta({ expected: '2' }),
  /** For a page that isn't in the menu but should show it. */
  displayed_sidebar: text.optional().meta({ expected: 'the name of a sidebar' }),
};

/** Additional keys of generated pages, which Docusaurus reads. */
export const GENERATED_KEYS: Fields = {
  custom_edit_url: z.null().optional().meta({ expected: 'null: there is nothing to edit' }),
  sidebar_label: text.optional().meta({ expected: 'text' }),
  slug: z
    .string()
    .regex(/^\/(?:[\w-]+\/)+$/)
    .optional()
    .meta({ expected: 'a path with a slash at both ends, e.g. /api/charts/bar-chart/' }),
};
