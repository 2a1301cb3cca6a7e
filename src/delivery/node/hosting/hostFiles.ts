import type { HeaderRule, Redirect } from '../../shared/hosting';

/** One rule per line: from, to, status. */
export function renderRedirects(rules: readonly Redirect[]): string {
  return rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

/** Parses the output of `renderRedirects`. */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return { from, to, status: Number(status) as Redirect['status'] };
    });
}

/** The headers of every path, which the rules of single paths can replace. */
function headersOfAll(rules: readonly HeaderRule[]): HeaderRule['headers'] {
  return rules.find(({ path }) => path === '/*')?.headers ?? {};
}

/** One block per path, with indented headers. */
export function renderHeaders(rules: readonly HeaderRule[]): string {
  const ofAll = headersOfAll(rules);
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      // Cloudflare would send both values. Netlify sends the later one, and skips lines like this.
      const replaced = Object.keys(headers).filter((name) => path !== '/*' && name in ofAll);
      return [`${path}\n`, ...replaced.map((name) => `  ! ${name}\n`), ...lines].join('');
    })
    .join('\n');
}

/** Parses the output of `renderHeaders`. */
export function parseHeaders(text: string): HeaderRule[] {
  return text
    .split('\n\n')
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [path = '', ...lines] = block.trimEnd().split('\n');
      const values = lines.filter((line) => !line.trimStart().startsWith('!'));
      const headers = values.map((line) => {
        const separator = line.indexOf(':');
        return [line.slice(0, separator).trim(), line.slice(separator + 1).trim()];
      });
      return { path, headers: Object.fromEntries(headers) };
    });
}

/**
 * Languages as a regular expression, for hosts that apply redirects before the mount points: any
 * two letters except those of the mounted languages.
 */
function languageExpression(rules: readonly Redirect[]): string {
  const mounted = rules.flatMap(({ from }) => /^\/([a-z]{2})\/x\/\*$/.exec(from)?.[1] ?? []);
  return `${mounted.length === 0 ? '' : `(?!${mounted.join('|')})`}[a-z][a-z]`;
}

/** The same rules in Vercel's `vercel.json`. */
export function renderVercel(
  redirects: readonly Redirect[],
  headers: readonly HeaderRule[],
): string {
  const language = languageExpression(redirects);
  const source = (path: string) =>
    path.replace(/\*$/, ':splat*').replace(':lang', `:lang(${language})`);
  const destination = (path: string) => path.replace(':splat', ':splat*');
  const config = {
    trailingSlash: true,
    redirects: redirects
      .filter(({ status }) => status !== 200)
      .map(({ from, to, status }) => ({
        source: source(from),
        destination: destination(to),
        statusCode: status,
      })),
    rewrites: redirects
      .filter(({ status }) => status === 200)
      .map(({ from, to }) => ({ source: source(from), destination: destination(to) })),
    headers: headers.map((rule) => ({
      source: rule.path.replace(/\*$/, '(.*)'),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Pages and their Markdown, between which the example configuration of nginx decides by `Accept`. */
const NEGOTIATED = /^\/\*$|\.md$/;

/** The headers for nginx, to include in its `server` block. */
export function renderNginx(headers: readonly HeaderRule[]): string {
  // A location with headers doesn't inherit those around it in nginx, so each one contains all
  // headers.
  const ofAll = headersOfAll(headers);
  return headers
    .map((rule) => {
      const { 'Content-Type': type, ...others } = { ...ofAll, ...rule.headers };
      const vary = NEGOTIATED.test(rule.path) ? { Vary: 'Accept' } : {};
      const lines = Object.entries({ ...others, ...vary }).map(
        ([name, value]) => `  add_header ${name} "${value}" always;\n`,
      );
      // Another header wouldn't replace the content type that nginx derives from the extension.
      const types = type === undefined ? '' : `  types { }\n  default_type "${type}";\n`;
      return `location ${nginxLocation(rule.path)} {\n${types}${lines.join('')}}\n`;
    })
    .join('\n');
}

/**
 * A path that ends in `*` is a prefix, one with an inner `*` a regular expression, and others are
 * exact.
 */
function nginxLocation(path: string): string {
  if (/\*./.test(path)) {
    return `~ ^${path.replace(/[.+]/g, '\\$&').replace(/\*/g, '.*')}$`;
  }
  return path.endsWith('*') ? path.slice(0, -1) : `= ${path}`;
}

/**
 * The redirects for nginx, to include in its `server` block. Rewrites are omitted, because the
 * folder of the build is served at `/x/`.
 */
export function renderNginxRedirects(rules: readonly Redirect[]): string {
  const language = languageExpression(rules);
  // nginx decodes a URL before it matches, so a line break in it could start another header.
  const expression = (from: string) =>
    from
      .replace('.', '\\.')
      .replace(':lang', `(?<lang>${language})`)
      .replace(/\*$/, '(?<splat>[\\w./-]*)');
  return rules
    .filter(({ status }) => status !== 200)
    .map(({ from, to, status }) => {
      const [address = '', hash] = to.split('#', 2);
      const query = address.includes('?') ? '' : '$is_args$args';
      const target = `${address}${query}${hash === undefined ? '' : `#${hash}`}`;
      return /:lang|\*$/.test(from)
        ? `location ~ ^${expression(from)}$ { return ${status} "${target.replace(/:(lang|splat)/g, '$$$1')}"; }\n`
        : `location = ${from} { return ${status} "${target}"; }\n`;
    })
    .join('');
}

/**
 * `robots.txt`: allows everything and names the sitemap.
 *
 * @param siteUrl The URL of the site with a trailing slash.
 */
export function renderRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`;
}
