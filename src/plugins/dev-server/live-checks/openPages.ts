import type { IncomingMessage, ServerResponse } from 'node:http';
import { FINDINGS_PATH, type Finding } from './messages';

interface OpenPagesOptions {
  readonly baseUrl: string;
  /**
   * Finds the file of a page by its URL path. The result is a path from the root of the repository.
   */
  readonly pageAt: (pathname: string) => string | undefined;
  /** The current findings of a page that was just opened. */
  readonly findingsOf: (page: string) => readonly Finding[];
  readonly onOpen: (page: string) => void;
  /** Called when no browser has the page open anymore. */
  readonly onClose: (page: string) => void;
}

export interface OpenPages {
  /** A middleware of the dev server. */
  readonly middleware: (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  readonly list: () => string[];
  /** Sends the findings of a page to the browsers that have it open. */
  readonly send: (page: string, findings: readonly Finding[]) => void;
}

function toEvent(findings: readonly Finding[]): string {
  return `data: ${JSON.stringify(findings)}\n\n`;
}

/** Tracks which pages are open in a browser. Each has an open stream of its findings. */
export function createOpenPages(options: OpenPagesOptions): OpenPages {
  const { baseUrl, pageAt, findingsOf, onOpen, onClose } = options;
  const streams = new Map<string, Set<ServerResponse>>();

  function open(page: string, request: IncomingMessage, response: ServerResponse): void {
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
        onClose(page);
      }
    });
    onOpen(page);
  }

  return {
    middleware(request, response, next) {
      // Not as a URL, because the target of a request doesn't have to be one.
      const [pathname, query] = (request.url ?? '').split('?', 2);
      if (pathname !== baseUrl + FINDINGS_PATH) {
        next();
        return;
      }
      const page = pageAt(new URLSearchParams(query).get('page') ?? '');
      if (page === undefined) {
        // For a page without a file, such as an API page: the browser doesn't reconnect.
        response.writeHead(204).end();
      } else {
        open(page, request, response);
      }
    },
    list: () => [...streams.keys()],
    send: (page, findings) =>
      streams.get(page)?.forEach((response) => response.write(toEvent(findings))),
  };
}
