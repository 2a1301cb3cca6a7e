import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'jest-worker';
import { cardSvg, type CardText } from './cardSvg';
import type { drawCard } from './drawCard.mjs';

export interface Card extends CardText {
  /** Below the output folder. */
  readonly path: string;
}

interface CardFolders {
  readonly outDir: string;
  /** The folder that caches images between builds, by the hash of their SVG. */
  readonly cacheDir: string;
}

type Painters = Worker & { readonly drawCard: typeof drawCard };

async function cachedCard(svg: string, cacheDir: string, painters: Painters): Promise<string> {
  const file = path.join(cacheDir, `${createHash('sha256').update(svg).digest('hex')}.png`);
  const exists = await fs.access(file).then(
    () => true,
    () => false,
  );
  if (!exists) {
    await painters.drawCard(svg, file);
  }
  return file;
}

/** Renders the cards that aren't cached, on all cores, and copies all of them to the build. */
export async function writeCards(
  cards: readonly Card[],
  { outDir, cacheDir }: CardFolders,
): Promise<void> {
  await fs.mkdir(cacheDir, { recursive: true });
  const numWorkers = os.availableParallelism();
  const painters = new Worker(path.join(__dirname, 'drawCard.mjs'), {
    enableWorkerThreads: true,
    exposedMethods: ['drawCard'],
    numWorkers,
  }) as Painters;
  const queue = [...cards];
  const work = async () => {
    for (let card = queue.pop(); card; card = queue.pop()) {
      const target = path.join(outDir, card.path);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.copyFile(await cachedCard(cardSvg(card), cacheDir, painters), target);
    }
  };
  try {
    await Promise.all(Array.from({ length: numWorkers }, work));
  } finally {
    await painters.end();
  }
}
