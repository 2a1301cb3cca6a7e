import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'jest-worker';
import { createDiskCache, type DiskCache } from '../../../base/node/cache';
import { cardSvg, type CardText } from './cardSvg';
import type { drawCard } from './drawCard.mjs';

export interface Card extends CardText {
  /** Below the output folder. */
  readonly path: string;
}

interface CardFolders {
  readonly siteDir: string;
  readonly outDir: string;
  /** Keeps pictures from build to build. Default: a folder of the site. */
  readonly cacheDir?: string;
}

/** The files with which the pictures are drawn, besides the code. */
const FONTS = ['400', '600'].map(
  (weight) => `src/publish/node/social-cards/fonts/ibm-plex-sans-latin-${weight}.ttf`,
);

type CardWorker = Worker & { readonly drawCard: typeof drawCard };

async function cachedCard(
  svg: string,
  cache: Pick<DiskCache<never>, 'fileOf'>,
  worker: CardWorker,
): Promise<string> {
  const file = cache.fileOf(svg, 'png');
  const exists = await fs.access(file).then(
    () => true,
    () => false,
  );
  if (!exists) {
    await worker.drawCard(svg, file);
  }
  return file;
}

/** Renders the cards that aren't cached, on all cores, and copies all of them to the build. */
export async function writeCards(
  cards: readonly Card[],
  { siteDir, outDir, cacheDir }: CardFolders,
): Promise<void> {
  const cache = createDiskCache<never>({
    siteDir,
    name: 'social-cards',
    folder: cacheDir,
    code: ['src/publish/node/social-cards/drawCard.mjs'],
    files: FONTS,
  });
  const numWorkers = os.availableParallelism();
  const worker = new Worker(path.join(__dirname, 'drawCard.mjs'), {
    enableWorkerThreads: true,
    exposedMethods: ['drawCard'],
    numWorkers,
  }) as CardWorker;
  const queue = [...cards];
  const work = async () => {
    for (let card = queue.pop(); card; card = queue.pop()) {
      const target = path.join(outDir, card.path);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.copyFile(await cachedCard(cardSvg(card), cache, worker), target);
    }
  };
  try {
    await Promise.all(Array.from({ length: numWorkers }, work));
  } finally {
    await worker.end();
  }
}
