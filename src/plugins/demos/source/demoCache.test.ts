import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemoCache } from './demoCache';

describe('createDemoCache', () => {
  let folder = '';
  const compute = jest.fn((value: string) => Promise.resolve(value));

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
    compute.mockClear();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('computes once for browser and server, which ask at the same time', async () => {
    const cache = createDemoCache<string>(folder, 'v1');
    const values = await Promise.all([
      cache.get('a', () => compute('A')),
      cache.get('a', () => compute('other')),
    ]);
    expect(values).toEqual(['A', 'A']);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('remembers from one run to the next, until the code that makes the values changes', async () => {
    await createDemoCache<string>(folder, 'v1').get('a', () => compute('A'));
    expect(await createDemoCache<string>(folder, 'v1').get('a', () => compute('B'))).toBe('A');
    expect(await createDemoCache<string>(folder, 'v2').get('a', () => compute('C'))).toBe('C');
  });

  it('computes again after a failure', async () => {
    const cache = createDemoCache<string>(folder, 'v1');
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('a', () => compute('A'))).toBe('A');
  });

  it('does not trust a file that was cut short', async () => {
    await createDemoCache<string>(folder, 'v1').get('a', () => compute('A'));
    const [file] = readdirSync(folder);
    writeFileSync(path.join(folder, file), '"A');
    expect(await createDemoCache<string>(folder, 'v1').get('a', () => compute('B'))).toBe('B');
  });
});
