import { readApiSources } from '../src/api/node';
import {
  createFindReleases,
  extractRelease,
  ownStates,
  productRelease,
  readKey,
  readReleaseFacts,
  releaseOf,
  type ExtractedRelease,
} from '../src/api/node/releases';
import type { ApiProduct } from '../src/api/shared/apiModel';
import { releasesIn } from '../src/api/shared/releases';
import { LIBRARY_VERSION } from '../src/content/shared/products';
import { createRegistry, fetchRelease } from './lib/publishedReleases';

/** The first has gaps on the registry, and the other two are neighbors that differ much. */
const RELEASES = ['8.3', '8.8', '8.9'];

/** Fetching and reading the releases takes a minute if nothing is cached. */
const EXTRACTION_TIMEOUT_MS = 480_000;

const siteDir = process.cwd();
const stored = readReleaseFacts(siteDir, 'v8') ?? { packages: {}, products: {} };
const minor = (release: string) => Number(release.split('.')[1]);

/** Whether the facts leave open, deny, or say that a release had done something. */
function saidOf(release: string, since: string | undefined): 'yes' | 'no' | 'open' {
  const [first, last = first] = [releasesIn(since)[0], releasesIn(since).at(-1)];
  if (first === undefined || last === undefined || minor(release) >= minor(last)) {
    return 'yes';
  }
  return minor(release) < minor(first) ? 'no' : 'open';
}

/** What the facts of a product say about the releases that isn't so. */
function contradictions(product: ApiProduct, extracted: readonly ExtractedRelease[]): string[] {
  const find = createFindReleases(stored);
  const releases = extracted.map((release) => productRelease(release, product));
  const newest = releases.at(-1)?.names ?? new Map();
  return [...newest].flatMap(([key, { deprecated, isInherited }]) => {
    const { kind, name, owner } = readKey(key);
    const known = find(product, kind, name, owner);
    const states = isInherited ? [] : ownStates(key, releases, 'unknown').slice(0, -1);
    return states.flatMap((state, index) => {
      const release = RELEASES[index] ?? '';
      const isThere = state === 'present' || state === 'deprecated';
      const wasAdded = saidOf(release, known.since);
      const wasDeprecated = saidOf(release, known.deprecatedSince);
      const isWrong =
        (wasAdded === 'no' && isThere) ||
        (wasAdded === 'yes' && state === 'absent') ||
        (deprecated && wasDeprecated === 'no' && state === 'deprecated') ||
        (deprecated && wasDeprecated === 'yes' && state === 'present');
      return isWrong ? [`${product} ${release} ${key}: ${state}, ${JSON.stringify(known)}`] : [];
    });
  });
}

it(
  'the stored facts about releases match three of them (npm run releases)',
  async () => {
    const versionsOf = createRegistry();
    const extracted: ExtractedRelease[] = [];
    for (const release of RELEASES) {
      const sources = await fetchRelease(siteDir, release, versionsOf);
      const versions = sources.packages.map(({ name, version }) => [name, version]);
      expect(Object.fromEntries(versions)).toEqual(stored.packages[release]);
      extracted.push(extractRelease(sources));
    }
    extracted.push(extractRelease(readApiSources(siteDir), releaseOf(LIBRARY_VERSION)));
    const products = Object.keys(stored.products) as ApiProduct[];
    expect(products.flatMap((product) => contradictions(product, extracted))).toEqual([]);
  },
  EXTRACTION_TIMEOUT_MS,
);
