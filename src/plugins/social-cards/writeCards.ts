import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cardSvg, type CardText } from './cardSvg';
import { renderCard } from './renderCard';

export interface Card extends CardText {
  /** Below the output folder. */
  readonly path: string;
}

interface CardFolders {
  readonly outDir: string;
  /** Keeps pictures from build to build; the name of each is the hash of its drawing. */
  readonly cacheDir: string;
  readonly fontsDir: string;
}

async function cachedCard(svg: string, { cacheDir, fontsDir }: CardFolders): Promise<string> {
  const file = path.join(cacheDir, `${createHash('sha256').update(svg).digest('hex')}.png`);
  const exists = await fs.access(file).then(
    () => true,
    () => false,
  );
  if (!exists) {
    const draft = `${file}.${process.pid}`;
    await fs.writeFile(draft, await renderCard(svg, fontsDir));
    await fs.rename(draft, file);
  }
  return file;
}

/** Draws the cards that are not in the cache, a few at a time, and puts all into the build. */
export async function writeCards(cards: readonly Card[], folders: CardFolders): Promise<void> {
  await fs.mkdir(folders.cacheDir, { recursive: true });
  const queue = [...cards];
  const work = async () => {
    for (let card = queue.pop(); card; card = queue.pop()) {
      const target = path.join(folders.outDir, card.path);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.copyFile(await cachedCard(cardSvg(card), folders), target);
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
}
