import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createPreloadScript, namePageScripts, rewriteFile } from './pageScripts';

const run = () => {
  new Function(createPreloadScript())();
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
};

beforeEach(() => document.head.replaceChildren());

it('fetches what the page names', () => {
  const page = namePageScripts('<head><title>Bars</title></head><body>', ['/x/1.js', '/x/2.js']);
  expect(page).toMatch(/^<head><title>Bars<\/title><meta name=page-scripts .*><\/head><body>$/);
  document.head.innerHTML = page.slice('<head>'.length, page.indexOf('</head>'));
  expect(run()).toEqual(['/x/1.js', '/x/2.js']);
  expect(document.head.querySelector('link')).toMatchObject({ rel: 'preload', as: 'script' });
});

it('fetches nothing on a page that names nothing', () => {
  expect(run()).toEqual([]);
});

it('refuses what is no page', () => {
  expect(() => namePageScripts('{}', [])).toThrow('Expected an HTML document with a </head>.');
});

it('replaces a file and leaves nothing beside it', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'page-scripts-'));
  const file = path.join(folder, 'index.html');
  await fs.writeFile(file, 'old');
  await rewriteFile(file, (text) => `${text} and new`);
  expect(await fs.readFile(file, 'utf8')).toBe('old and new');
  expect(await fs.readdir(folder)).toEqual(['index.html']);
  await fs.rm(folder, { recursive: true });
});
