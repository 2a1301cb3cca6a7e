/** Where `npm start` and `npm run serve` are, in the order in which they are asked. */
const ADDRESSES = ['http://localhost:3000', 'http://127.0.0.1:3010'] as const;

const ANSWER_MS = 2000;

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
  addresses: readonly string[] = ADDRESSES,
): Promise<string | undefined> {
  for (const address of addresses) {
    if (await answers(address)) {
      return address;
    }
  }
  return undefined;
}
