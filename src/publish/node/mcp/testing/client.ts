import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createServer } from '../createServer';
import { createLibrary, type Library } from '../library';
import type { ServerOptions } from '../serverOptions';
import { publishedFiles } from './publishedSite';

export const siteUrl = 'https://example.com/x/';

/** The library of a site with these files, by path. */
export function library(files = publishedFiles): Library {
  return createLibrary({
    location: 'the test',
    read: async (file) => {
      const text = files[file];
      if (text === undefined) {
        throw new Error(`no ${file}`);
      }
      return text;
    },
  });
}

/** A client of a server, which has the small site unless the options say otherwise. */
export async function connect(options: Partial<ServerOptions> = {}): Promise<Client> {
  const server = createServer({ library: library(), siteUrl, ...options });
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(ours), client.connect(theirs)]);
  return client;
}

/** Calls a tool. */
export async function call(client: Client, name: string, given: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: given });
  const [first] = result.content as { text: string }[];
  return { text: first?.text ?? '', isError: result.isError === true };
}
