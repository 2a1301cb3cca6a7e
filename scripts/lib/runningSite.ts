import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../../src/base/node';
import { ADDRESS_FILE } from '../../src/content/node/dev-server';

/** The file in which `npm start` writes its URL. */
const OWN_ADDRESS = path.join('.docusaurus', ADDRESS_FILE);

/** The default URLs of `npm start` and `npm run serve`, in the order in which they are tried. */
const ADDRESSES = ['http://localhost:3000', 'http://127.0.0.1:3010'] as const;

/**
 * The URLs to try, starting with that of this checkout, because another checkout can use the
 * default port.
 */
export function knownAddresses(addressFile: string = OWN_ADDRESS): string[] {
  const own = existsSync(addressFile) ? [readJson<string>(addressFile)] : [];
  return [...own, ...ADDRESSES];
}

/**
 * A dev server can be slow to respond while it compiles. If there is none, the request fails
 * immediately.
 */
const RESPONSE_MS = 15_000;

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/x/`, { signal: AbortSignal.timeout(RESPONSE_MS) });
    return response.ok && (await response.text()).includes('__docusaurus');
  } catch {
    return false;
  }
}

/** The origin of a locally running site of this repository, or undefined. */
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
