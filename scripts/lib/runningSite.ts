import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ADDRESS_FILE } from '../../src/plugins/dev-server/addressFile';

/** Where `npm start` writes its address, whatever port it has. */
const OWN_ADDRESS = path.join('.docusaurus', ADDRESS_FILE);

/** Where `npm start` and `npm run serve` are by default, in the order in which they are asked. */
const ADDRESSES = ['http://localhost:3000', 'http://127.0.0.1:3010'] as const;

/** The addresses to ask: first that of this checkout, because another may have the default port. */
export function knownAddresses(addressFile: string = OWN_ADDRESS): string[] {
  const own = existsSync(addressFile)
    ? [JSON.parse(readFileSync(addressFile, 'utf8')) as string]
    : [];
  return [...own, ...ADDRESSES];
}

/** A dev server that compiles lets others wait; where none is, there is no waiting at all. */
const ANSWER_MS = 15_000;

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/x/`, { signal: AbortSignal.timeout(ANSWER_MS) });
    return response.ok && (await response.text()).includes('__docusaurus');
  } catch {
    return false;
  }
}

/** Origin of a site of this repository that runs on this machine; undefined when none does. */
export async function findRunningSite(
  addresses: readonly string[] = knownAddresses(),
): Promise<string | undefined> {
  for (const address of addresses) {
    if (await answers(address)) {
      return address;
    }
  }
  return undefined;
}
