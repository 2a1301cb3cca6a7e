import * as z from 'zod';
import { parseAssistants } from '../../publish/shared/assistants';
import { parseFooterLinks, PUBLISHED_FOOTER } from '../../shell/shared/footerLinks';
import { HSTS_SCOPES } from '../../delivery/shared/hosting';
import { serviceSettings } from './services/settings';
import { CURRENT_MAJOR, MAJORS } from '../../versions/shared/versions';
import { isWebAddress } from './webAddress';
import { parseVersionHosts, PUBLISHED_HOSTS } from '../../versions/shared/versionHosts';

/**
 * All operator settings, which are only read from the environment here. Third parties are off until
 * their setting exists.
 */
const addressOf = (protocol: 'http' | 'https', expected: string) =>
  z
    .string()
    .refine((text) => isWebAddress(text, protocol), expected)
    .transform((url) => url.replace(/\/$/, ''));
const httpUrl = addressOf('http', 'expected an address such as https://docs.example.com');
const httpsUrl = addressOf('https', 'expected an https address such as https://docs.example.com');

/** What a parser throws is the message about the setting. */
function parsedBy<Value>(parse: (text: string) => Value) {
  return (text: string, context: z.RefinementCtx<string>): Value => {
    try {
      return parse(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  };
}

const DOCSEARCH_KEYS = ['DOCSEARCH_APP_ID', 'DOCSEARCH_API_KEY', 'DOCSEARCH_INDEX_NAME'] as const;

const environmentSchema = z.object({
  /**
   * The origin of the deployed site without a path, which canonical links and the sitemap start
   * with. Default: the host of `DOCS_VERSION`, or of the current major.
   */
  SITE_URL: httpUrl.optional(),
  /** The repository of this site, for edit links, sources of demos, and new issues. */
  REPOSITORY_URL: httpUrl.default('https://github.com/mui/mui-x'),
  /** The branch or tag of those links. */
  REPOSITORY_BRANCH: z
    .string()
    .regex(/^[\w./-]+$/)
    .default('master'),
  /** The repository of the documented packages, for source links on API pages. */
  LIBRARY_REPOSITORY_URL: httpUrl.default('https://github.com/mui/mui-x'),
  /** The locales to build, separated by commas. */
  DOCS_LOCALES: z
    .string()
    .default('en')
    .transform((list) => list.split(',').map((locale) => locale.trim()))
    .pipe(z.array(z.enum(['en', 'zh'])).nonempty()),
  /** The only major to build, for a separate host, where it is served at `/x/`. */
  DOCS_VERSION: z.enum(MAJORS).optional(),
  /** Majors to build together: `all`, `current`, or a list such as `v8,v7`. */
  DOCS_VERSIONS: z
    .string()
    .transform((list) => list.split(',').map((major) => major.trim()))
    .pipe(
      z.union([
        z.tuple([z.enum(['all', 'current'])]).transform(([choice]) => choice),
        z.array(z.enum(MAJORS)).nonempty(),
      ]),
    )
    .optional(),
  /** The host of each major, if they are separate: `v7=https://v7.example.com`, separated by commas. */
  VERSION_HOSTS: z.string().default('').transform(parsedBy(parseVersionHosts)),
  /** The base URL of the chat in which demos can be opened. Without it, there is no button. */
  CHAT_API_BASE_URL: httpsUrl.optional(),
  /**
   * The keys of a hosted DocSearch index, which then replaces the site's own search: application
   * id, search-only API key, and index name. All three or none.
   */
  DOCSEARCH_APP_ID: z.string().regex(/^\w+$/).optional(),
  DOCSEARCH_API_KEY: z.string().regex(/^\w+$/).optional(),
  DOCSEARCH_INDEX_NAME: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  /**
   * The assistants in which pages can be opened: `Name=https://…{prompt}` or `{url}`, separated by
   * semicolons. Default: none.
   */
  ASSISTANTS: z.string().default('').transform(parsedBy(parseAssistants)),
  /**
   * The links at the end of every page, after the products: `Name=https://…`, separated by
   * semicolons, or `off` for none. Default: those of the published documentation.
   */
  FOOTER_LINKS: z.string().default(PUBLISHED_FOOTER).transform(parsedBy(parseFooterLinks)),
  /**
   * `on`: a service worker caches visited pages for offline reading, on the host of `SITE_URL`
   * only. `off`: none. `remove`: one that removes the workers and caches of previous builds.
   */
  OFFLINE: z.enum(['on', 'off', 'remove']).default('on'),
  /**
   * Which hosts browsers only visit over https: `host`, this one; `subdomains`, those below it, too;
   * `preload`, as the lists in browsers require. The last two affect everything on the domain.
   */
  HSTS: z.enum(HSTS_SCOPES).default('host'),
  /** The license key of the Pro and Premium packages. Without it, demos show a watermark. */
  MUI_X_LICENSE_KEY: z.string().min(1).optional(),
  ...serviceSettings,
});

type Settings = Readonly<z.output<typeof environmentSchema>>;

export interface SiteConfig extends Settings {
  readonly SITE_URL: string;
}

/** A hosted index needs all of its keys, so a missing one stops the build. */
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

/** @throws an error that names every invalid variable, its value, and what was expected */
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
        'Correct or unset these environment variables; OPERATING.md lists them all.',
    );
  }
  const settings = result.data;
  const major = settings.DOCS_VERSION ?? CURRENT_MAJOR;
  return {
    ...settings,
    SITE_URL: settings.SITE_URL ?? settings.VERSION_HOSTS[major] ?? PUBLISHED_HOSTS[major],
  };
}
