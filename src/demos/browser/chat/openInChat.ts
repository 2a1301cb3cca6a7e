import type { DemoSourceFile } from '@site/src/demos/shared/demo';

/** What the chat receives about a demo. */
export interface ChatRequest {
  readonly name: string;
  /** Title of its page. */
  readonly description: string;
  /** The demo's files, starting with the entry. */
  readonly files: readonly DemoSourceFile[];
  readonly packageName: string;
  readonly packageVersion: string;
}

/**
 * Sends a demo to the chat and resolves to the URL to open.
 *
 * @param baseUrl base URL of the chat, without a trailing slash
 * @throws if the chat can't be reached, rejects the request, or doesn't respond with a URL
 */
export async function openInChat(baseUrl: string, request: ChatRequest): Promise<string> {
  const response = await fetch(`${baseUrl}/v1/public/chat/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: request.name,
      description: request.description,
      files: request.files.map((file, position) => ({
        path: file.name,
        content: file.code,
        isEntry: position === 0,
      })),
      type: 'mui-docs',
      package: { name: request.packageName, version: request.packageVersion },
    }),
  });
  if (!response.ok) {
    throw new Error(`The chat returned ${response.status}, expected 200.`);
  }
  return nextUrlOf(await response.json());
}

/** The response comes from a third party, so only a web URL may be opened. */
function nextUrlOf(response: unknown): string {
  const nextUrl =
    typeof response === 'object' && response !== null && 'nextUrl' in response
      ? response.nextUrl
      : null;
  if (typeof nextUrl !== 'string' || !/^https?:\/\//.test(nextUrl)) {
    throw new Error(`The chat returned no web address to open: ${JSON.stringify(response)}`);
  }
  return nextUrl;
}
