import type { HeaderRule, Redirect } from '../../shared/hosting';

/** One rule a line: from, to, status. */
export function renderRedirects(rules: readonly Redirect[]): string {
  return rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
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

/** The same rules in Vercel's `vercel.json`. */
export function renderVercel(
  redirects: readonly Redirect[],
  headers: readonly HeaderRule[],
): string {
  const source = (path: string) => path.replace(/\*$/, ':splat*');
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
      const lines = Object.entries({ ...ofAll, ...rule.headers }).map(
        ([name, value]) => `  add_header ${name} "${value}" always;\n`,
      );
      return `location ${rule.path.replace(/\*$/, '')} {\n${lines.join('')}}\n`;
    })
    .join('\n');
}
