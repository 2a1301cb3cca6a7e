import fs from 'node:fs/promises';

const running = new Map<string, Promise<void>>();

/**
 * Changes a file atomically, for concurrent readers. Several plugins change the pages of a build at the
 * same time; the changes of a file follow one another.
 */
export function rewriteFile(file: string, change: (text: string) => string): Promise<void> {
  const previous = running.get(file) ?? Promise.resolve();
  const next = previous
    .catch(() => undefined)
    .then(async () => {
      const text = await fs.readFile(file, 'utf8');
      await fs.writeFile(`${file}.new`, change(text));
      await fs.rename(`${file}.new`, file);
    })
    .finally(() => running.get(file) === next && running.delete(file));
  running.set(file, next);
  return next;
}
