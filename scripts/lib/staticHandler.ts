import fs from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { headersFor, matchRedirect } from '../../src/shared/hosting';
import { createHeaderReader, createRedirectReader } from './hostRules';

/** A request handler for the build in `dir`, with its redirects and headers. */
export function createStaticHandler(dir: string): RequestListener {
  const readRedirects = createRedirectReader(dir);
  const readHeaderRules = createHeaderReader(dir);
  // Reads the folder for each request, because a build can be replaced while it is served.
  const files = sirv(dir, { dev: true, etag: true });
  const compress = compression({ threshold: 256 });

  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const headers = headersFor(readHeaderRules(), url.pathname);
    for (const [name, value] of Object.entries(headers)) {
      response.setHeader(name, value);
    }

    const rule = matchRedirect(readRedirects(), url.pathname);
    if (rule && rule.status !== 200) {
      response.writeHead(rule.status, { location: withQuery(rule.to, url.search) });
      response.end();
      return;
    }

    const sendNotFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(fs.readFileSync(path.join(dir, '404.html')));
    };

    // The types of `compression` are Express's, but Node's own request and response are enough.
    compress(
      request as Parameters<typeof compress>[0],
      response as Parameters<typeof compress>[1],
      () => {
        if (!rule) {
          sendNotFound();
          return;
        }
        const folder = folderWithoutSlash(dir, rule.to);
        if (folder) {
          response.writeHead(301, { location: `${url.pathname}/${url.search}` });
          response.end();
          return;
        }
        request.url = rule.to + url.search;
        if (!headers['Cache-Control']) {
          response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
        }
        files(request, response, sendNotFound);
      },
    );
  };
}

/** Whether a slash must be added to the URL of a page, as on every static host. */
function folderWithoutSlash(dir: string, pathname: string): boolean {
  return (
    !pathname.endsWith('/') && fs.existsSync(path.join(dir, decodePath(pathname), 'index.html'))
  );
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function withQuery(to: string, search: string): string {
  if (!search) {
    return to;
  }
  const [address = '', hash] = to.split('#', 2);
  const joined = address + (address.includes('?') ? search.replace('?', '&') : search);
  return hash === undefined ? joined : `${joined}#${hash}`;
}
