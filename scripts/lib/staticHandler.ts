import fs from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import send from 'send';
import { headersFor, matchRedirect, type Redirect } from '../../src/delivery/shared/hosting';
import { createHeaderReader, createRedirectReader } from './hostRules';
import { parseTarget, type RequestTarget } from './requestTarget';

const METHODS = ['GET', 'HEAD'];

/** A request handler for the build in `dir`, with its redirects and headers. */
export function createStaticHandler(dir: string): RequestListener {
  const readRedirects = createRedirectReader(dir);
  const readHeaderRules = createHeaderReader(dir);
  const compress = compression({ threshold: 256 });
  // Of the file that is sent, however its address is written.
  const headersOf = (pathname: string) =>
    headersFor(readHeaderRules(), path.posix.normalize(decodeURIComponent(pathname)));

  return guardRequests((request, response) => {
    const target = parseTarget(request.url ?? '');
    if (!target) {
      refuse(response, 400, 'The address of the request is not valid.');
      return;
    }
    const { pathname, search } = target;
    for (const [name, value] of Object.entries(headersOf(pathname))) {
      response.setHeader(name, value);
    }
    if (!METHODS.includes(request.method ?? '')) {
      response.setHeader('Allow', METHODS.join(', '));
      refuse(response, 405, `Expected ${METHODS.join(' or ')}.`);
      return;
    }
    const rule = findRule(readRedirects(), target);
    if (rule && rule.status !== 200) {
      redirect(response, rule.status, withQuery(rule.to, search));
      return;
    }
    const answer = () =>
      rule
        ? sendFile(request, response, dir, negotiated(request, response, dir, rule.to), target)
        : sendNotFound(response, dir);
    if (request.headers.range) {
      // A range counts the bytes of the file, not those of a compressed answer.
      answer();
      return;
    }
    // The types of `compression` are Express's, but Node's own request and response are enough.
    compress(
      request as Parameters<typeof compress>[0],
      response as Parameters<typeof compress>[1],
      answer,
    );
  });
}

/** Answers with 500 if the handler throws, so that no request ends the server. */
export function guardRequests(handle: RequestListener): RequestListener {
  return (request, response) => {
    try {
      handle(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url} could not be answered:`, error);
      if (response.headersSent) {
        response.destroy();
      } else {
        refuse(response, 500, 'The server could not answer.');
      }
    }
  };
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  dir: string,
  file: string,
  { pathname, search }: RequestTarget,
): void {
  if (!response.hasHeader('Cache-Control')) {
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  }
  // Reads the folder for each request, because a build can be replaced while it is served.
  send(request, file, { root: dir, cacheControl: false })
    .on('file', (_path: string, { size }: fs.Stats) => {
      request.headers.range = withinSize(request.headers.range, size);
    })
    .on('directory', () => redirect(response, 301, `${pathname}/${search}`))
    .on('error', (error: SendError) => sendProblem(response, dir, error))
    .pipe(response);
}

/** The Markdown of a page instead of its HTML, for clients that ask for it, such as assistants. */
function negotiated(
  { headers }: IncomingMessage,
  response: ServerResponse,
  dir: string,
  file: string,
): string {
  if (!file.endsWith('/') || !fs.existsSync(path.join(dir, file, 'index.md'))) {
    return file;
  }
  response.setHeader('Vary', 'Accept');
  return /\btext\/markdown\b/i.test(headers.accept ?? '') ? `${file}index.md` : file;
}

/** The last bytes of a file that is shorter are the whole file, which `send` doesn't know. */
function withinSize(range: string | undefined, size: number): string | undefined {
  const suffix = /^ *bytes= *-(\d+) *$/.exec(range ?? '')?.[1];
  return suffix !== undefined && Number(suffix) > size ? 'bytes=0-' : range;
}

interface SendError {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function sendProblem(response: ServerResponse, dir: string, { status, headers }: SendError): void {
  if (response.headersSent) {
    // The file has changed while it was sent.
    response.destroy();
  } else if (status === 412 || status === 416) {
    Object.entries(headers ?? {}).forEach(([name, value]) => response.setHeader(name, value));
    refuse(response, status, 'The file does not meet the conditions of the request.');
  } else {
    sendNotFound(response, dir);
  }
}

/** A file that is missing now may be there after the deployment, so nobody may keep the answer. */
function sendNotFound(response: ServerResponse, dir: string): void {
  const page = path.join(dir, '404.html');
  if (!fs.existsSync(page)) {
    refuse(response, 404, 'There is no such page.');
    return;
  }
  const html = fs.readFileSync(page);
  response.writeHead(404, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(html);
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(`${message}\n`);
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { location });
  response.end();
}

/** The rule of a path. A mount point without its slash, such as `/x`, gets it, as on every host. */
function findRule(rules: readonly Redirect[], { pathname }: RequestTarget): Redirect | null {
  const rule = matchRedirect(rules, pathname);
  if (rule || pathname.endsWith('/') || !matchRedirect(rules, `${pathname}/`)) {
    return rule;
  }
  return { from: pathname, to: `${pathname}/`, status: 301 };
}

function withQuery(to: string, search: string): string {
  if (!search) {
    return to;
  }
  const [address = '', hash] = to.split('#', 2);
  const joined = address + (address.includes('?') ? search.replace('?', '&') : search);
  return hash === undefined ? joined : `${joined}#${hash}`;
}
