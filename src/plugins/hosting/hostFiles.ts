import type { HeaderRule, Redirect } from '../../shared/hosting';

/** One rule a line: from, to, status. */
export function renderRedirects(rules: readonly Redirect[]): string {
  return rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

/** Reads what `renderRedirects` wrote. */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from, to, status] = line.split(' ');
      return { from, to, status: Number(status) as Redirect['status'] };
    });
}

/** A path a block, its headers indented below it. */
export function renderHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Reads what `renderHeaders` wrote. */
export function parseHeaders(text: string): HeaderRule[] {
  return text
    .split('\n\n')
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [path = '', ...lines] = block.trimEnd().split('\n');
      const headers = lines.map((line) => {
        const separator = line.indexOf(':');
        return [line.slice(0, separator).trim(), line.slice(separator + 1).trim()];
      });
      return { path, headers: Object.fromEntries(headers) };
    });
}

/**
 * A language as an expression, for hosts that ask redirects before the mount points: any two letters
 * but those of the languages that are mounted.
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

/** The headers for nginx, to be included in its `server` block. */
export function renderNginx(headers: readonly HeaderRule[]): string {
  // In a location with headers of its own nginx forgets those around it: each is complete.
  const ofAll = headers.find(({ path }) => path === '/*')?.headers ?? {};
  return headers
    .map((rule) => {
      const { 'Content-Type': type, ...others } = { ...ofAll, ...rule.headers };
      const lines = Object.entries(others).map(
        ([name, value]) => `  add_header ${name} "${value}" always;\n`,
      );
      // A second header would not replace the type that nginx finds by the extension.
      const types = type === undefined ? '' : `  types { }\n  default_type "${type}";\n`;
      return `location ${nginxLocation(rule.path)} {\n${types}${lines.join('')}}\n`;
    })
    .join('\n');
}

/** A path that only ends in `*` is a prefix, one with a `*` inside an expression, others are exact. */
function nginxLocation(path: string): string {
  if (/\*./.test(path)) {
    return `~ ^${path.replace(/[.+]/g, '\\$&').replace(/\*/g, '.*')}$`;
  }
  return path.endsWith('*') ? path.slice(0, -1) : `= ${path}`;
}

/**
 * The redirects for nginx, to be included in its `server` block. Rewrites are left out: there the
 * folder of the build lies at `/x/`.
 */
export function renderNginxRedirects(rules: readonly Redirect[]): string {
  const language = languageExpression(rules);
  // nginx decodes an address before it matches: a line break in it would begin a header of its own.
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
 * `robots.txt`: everything may be read, and the site map says what there is.
 *
 * @param siteUrl Address of the site with a final slash.
 */
export function renderRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`;
}
