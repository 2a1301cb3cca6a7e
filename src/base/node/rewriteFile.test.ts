import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { rewriteFile } from './rewriteFile';

async function withFile(test: (file: string, folder: string) => Promise<void>): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'rewrite-'));
  const file = path.join(folder, 'index.html');
  await fs.writeFile(file, 'old');
  await test(file, folder);
  await fs.rm(folder, { recursive: true });
}

it('replaces a file without leaving a temporary one', () =>
  withFile(async (file, folder) => {
    await rewriteFile(file, (text) => `${text} and new`);
    expect(await fs.readFile(file, 'utf8')).toBe('old and new');
    expect(await fs.readdir(folder)).toEqual(['index.html']);
  }));

it('keeps all of several changes at the same time', () =>
  withFile(async (file) => {
    await Promise.all(['a', 'b', 'c'].map((added) => rewriteFile(file, (text) => text + added)));
    expect(await fs.readFile(file, 'utf8')).toBe('oldabc');
  }));

it('goes on after a change that failed', () =>
  withFile(async (file) => {
    const failed = rewriteFile(file, () => {
      throw new Error('No head');
    });
    const next = rewriteFile(file, (text) => `${text}er`);
    await expect(failed).rejects.toThrow('No head');
    await next;
    expect(await fs.readFile(file, 'utf8')).toBe('older');
  }));
