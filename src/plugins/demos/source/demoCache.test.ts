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

  it('computes once for browser and server, which request in parallel', async () => {
    const cache = createDemoCache<string>(folder, 'v1');
    const values = await Promise.all([
      cache.get('a', () => compute('A')),
      cache.get('a', () => compute('other')),
    ]);
    expect(values).toEqual(['A', 'A']);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('persists values between runs, until the code that computes them changes', async () => {
    await createDemoCache<string>(folder, 'v1').get('a', () => compute('A'));
    expect(await createDemoCache<string>(folder, 'v1').get('a', () => compute('B'))).toBe('A');
    expect(await createDemoCache<string>(folder, 'v2').get('a', () => compute('C'))).toBe('C');
  });

  it('recomputes after a failure', async () => {
    const cache = createDemoCache<string>(folder, 'v1');
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('a', () => compute('A'))).toBe('A');
  });

  it('ignores a truncated file', async () => {
    await createDemoCache<string>(folder, 'v1').get('a', () => compute('A'));
    const [file] = readdirSync(folder);
    writeFileSync(path.join(folder, file), '"A');
    expect(await createDemoCache<string>(folder, 'v1').get('a', () => compute('B'))).toBe('B');
  });
});
