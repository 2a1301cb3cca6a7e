import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { cardsOf } from '.';
import { cardSvg } from './cardSvg';
import { wrapText } from './wrapText';
import { writeCards } from './writeCards';

const card = {
  path: 'img/social/react-charts/bars.png',
  product: 'MUI X Charts 8.14.1',
  title: 'Bars <b> & more',
  description: 'Compare amounts.',
};

describe('lines', () => {
  it('break between words', () => {
    expect(wrapText('Drag-and-drop column reordering', 12, 3)).toEqual([
      'Drag-and-drop column',
      'reordering',
    ]);
  });

  it('keep a word that is wider than a line', () => {
    expect(wrapText('Supercalifragilistic', 3, 3)).toEqual(['Supercalifragilistic']);
  });

  it('end with an ellipsis if there is no space', () => {
    expect(wrapText('one, two, three', 2, 2)).toEqual(['one,', 'two…']);
  });
});

it('show the texts of the page, or those that its author wrote for the card', () => {
  const page = { permalink: '/x/react-charts/bars/', title: 'Bars', description: 'Compare.' };
  const docs = [
    { ...page, frontMatter: { productId: 'x-charts' } },
    { ...page, frontMatter: { cardTitle: 'Bar charts', cardDescription: 'Compare amounts.' } },
  ];
  const content = { loadedVersions: [{ versionName: 'v7', docs }] } as unknown as LoadedContent;
  expect(cardsOf(content, '/x/')).toEqual([
    {
      path: 'img/social/react-charts/bars.png',
      product: 'MUI X Charts v7',
      title: 'Bars',
      description: 'Compare.',
    },
    expect.objectContaining({ title: 'Bar charts', description: 'Compare amounts.' }),
  ]);
});

it('escapes text of pages', () => {
  expect(cardSvg(card)).toContain('Bars &#60;b&#62; &#38; more');
});

it('renders small images of the right size, and each only once', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  const folders = {
    siteDir: process.cwd(),
    outDir: path.join(dir, 'build'),
    cacheDir: path.join(dir, 'cache'),
  };
  await writeCards([card], folders);
  const png = fs.readFileSync(path.join(folders.outDir, card.path));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(60_000);

  const [cached] = fs.readdirSync(folders.cacheDir);
  fs.writeFileSync(path.join(folders.cacheDir, cached ?? ''), 'kept');
  await writeCards([card, { ...card, path: 'other.png' }], folders);
  expect(fs.readFileSync(path.join(folders.outDir, 'other.png'), 'utf8')).toBe('kept');
  expect(fs.readdirSync(folders.cacheDir)).toHaveLength(1);
  fs.rmSync(dir, { recursive: true });
});

it('renders text: a card without text is smaller', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  const folders = { siteDir: process.cwd(), outDir: dir, cacheDir: dir };
  const empty = { path: 'empty.png', product: '', title: '', description: '' };
  await writeCards([card, empty], folders);
  const size = (name: string) => fs.statSync(path.join(dir, name)).size;
  expect(size(card.path)).toBeGreaterThan(size('empty.png') + 3000);
  fs.rmSync(dir, { recursive: true });
});
