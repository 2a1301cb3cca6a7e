import * as z from 'zod';
import { parseAssistants } from './assistants';
import { serviceSettings } from './services/settings';

/**
 * Everything an operator can set, read from the environment in this one place. Third parties are
 * off until their setting exists.
 */
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));
const httpsUrl = z.url({ protocol: /^https$/ }).transform((url) => url.replace(/\/$/, ''));

const DOCSEARCH_KEYS = ['DOCSEARCH_APP_ID', 'DOCSEARCH_API_KEY', 'DOCSEARCH_INDEX_NAME'] as const;

const environmentSchema = z.object({
  /** Origin of the deployed site, without path: canonical links and the sitemap start with it. */
  SITE_URL: httpUrl.default('https://mui.com'),
  /** Repository of this site: edit links, sources of demos and new issues point to it. */
  REPOSITORY_URL: httpUrl.default('https://github.com/mui/mui-x'),
  /** Branch or tag of those links. */
  REPOSITORY_BRANCH: z
    .string()
    .regex(/^[\w./-]+$/)
    .default('master'),
  /** Repository of the documented packages: source links of API pages. */
  LIBRARY_REPOSITORY_URL: httpUrl.default('https://github.com/mui/mui-x'),
  /** Comma-separated locales to build. */
  DOCS_LOCALES: z
    .string()
    .default('en')
    .transform((list) => list.split(',').map((locale) => locale.trim()))
    .pipe(z.array(z.enum(['en', 'zh'])).nonempty()),
  /** Base address of the chat that demos can be opened in; no button without it. */
  CHAT_API_BASE_URL: httpsUrl.optional(),
  /**
   * Keys of a hosted DocSearch index, which then replaces the site's own search: application id,
   * search-only API key and name of the index. All three or none.
   */
  DOCSEARCH_APP_ID: z.string().regex(/^\w+$/).optional(),
  DOCSEARCH_API_KEY: z.string().regex(/^\w+$/).optional(),
  DOCSEARCH_INDEX_NAME: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  /**
   * Assistants that pages can be opened in: `Name=https://…{prompt}` or `{url}`, separated by
   * semicolons. None without.
   */
  ASSISTANTS: z
    .string()
    .default('')
    .transform((list, context) => {
      try {
        return parseAssistants(list);
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    }),
  /** Licence key of the Pro and Premium packages; without it demos carry their watermark. */
  MUI_X_LICENSE_KEY: z.string().min(1).optional(),
  ...serviceSettings,
});

export type SiteConfig = Readonly<z.output<typeof environmentSchema>>;

/** A hosted index needs all of its keys; one that is left out is a mistake worth stopping for. */
const siteSchema = environmentSchema.superRefine((site, context) => {
  const missing = DOCSEARCH_KEYS.filter((key) => site[key] === undefined);
  if (missing.length === 0 || missing.length === DOCSEARCH_KEYS.length) {
    return;
  }
  for (const key of missing) {
    const message = `expected with the other two of ${DOCSEARCH_KEYS.join(', ')}`;
    context.addIssue({ code: 'custom', path: [key], message });
  }
});

/**
 * @throws naming every variable that is wrong, what it held and what was expected.
 */
export function readSiteConfig(environment: Record<string, string | undefined>): SiteConfig {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = siteSchema.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `  ${name}=${JSON.stringify(given[name])}: ${issue.message}`;
    });
    throw new Error(
      `The site's configuration is wrong:\n${problems.join('\n')}\n` +
        'Correct or unset these environment variables; README.md lists them all.',
    );
  }
  return result.data;
}
