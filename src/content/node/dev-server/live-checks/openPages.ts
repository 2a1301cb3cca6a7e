import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCrashes } from './readCrashes';
import { FINDINGS_PATH, type DemoCrash, type Finding } from './messages';

interface OpenPagesOptions {
  readonly baseUrl: string;
  /**
   * Finds the file of a page by its URL path. The result is a path from the root of the repository.
   */
  readonly pageAt: (pathname: string) => string | undefined;
  /** The current findings of a page. One without a file, such as an API page, has a URL path. */
  readonly findingsOf: (page: string) => readonly Finding[];
  readonly onOpen: (page: string) => void;
  /** Called when no browser has the page open anymore. */
  readonly onClose: (page: string) => void;
  /** Called with all demos of a page that throw, after each change. */
  readonly onCrashes: (page: string, crashes: readonly DemoCrash[]) => void;
}

export interface OpenPages {
  /** A middleware of the dev server. */
  readonly middleware: (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  /** The files of the open pages. */
  readonly list: () => string[];
  /** Sends the findings of a page to the browsers that have it open. */
  readonly send: (page: string) => void;
  /** Sends to every open page, because something that all share has changed. */
  readonly sendAll: () => void;
}

function toEvent(findings: readonly Finding[]): string {
  return `data: ${JSON.stringify(findings)}\n\n`;
}

/** Tracks which pages are open in a browser. Each has an open stream of its findings. */
export function createOpenPages(options: OpenPagesOptions): OpenPages {
  const { baseUrl, pageAt, findingsOf, onOpen, onClose, onCrashes } = options;
  const streams = new Map<string, Set<ServerResponse>>();
  const files = new Set<string>();

  const send = (page: string) =>
    streams.get(page)?.forEach((response) => response.write(toEvent(findingsOf(page))));

  function open(
    page: string,
    isFile: boolean,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      // Compression would delay the stream.
      'Cache-Control': 'no-store, no-transform',
    });
    response.write(toEvent(findingsOf(page)));
    const ofPage = streams.get(page) ?? new Set();
    streams.set(page, ofPage.add(response));
    request.on('close', () => {
      ofPage.delete(response);
      if (ofPage.size === 0) {
        streams.delete(page);
        files.delete(page);
        onClose(page);
      }
    });
    if (isFile) {
      files.add(page);
      onOpen(page);
    }
  }

  return {
    middleware(request, response, next) {
      // Not as a URL, because the target of a request doesn't have to be one.
      const [pathname, query] = (request.url ?? '').split('?', 2);
      if (pathname !== baseUrl + FINDINGS_PATH) {
        next();
        return;
      }
      const address = new URLSearchParams(query).get('page') ?? '';
      const page = pageAt(address);
      if (request.method === 'POST') {
        void readCrashes(request).then((crashes) => {
          response.writeHead(crashes === undefined ? 400 : 204).end();
          if (crashes !== undefined && page !== undefined) {
            onCrashes(page, crashes);
          }
        });
      } else {
        open(page ?? address, page !== undefined, request, response);
      }
    },
    list: () => [...files],
    send,
    sendAll: () => [...streams.keys()].forEach(send),
  };
}
