import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { addPolicy, pagesOf } from './metaPolicy';

const HEAD = '<!doctype html><html><head><meta charset=UTF-8><script>a</script></head>';

it('puts the policy before everything that it applies to', () => {
  expect(addPolicy(HEAD, "script-src 'self'; frame-ancestors 'self'")).toBe(
    '<!doctype html><html><head><meta charset=UTF-8>' +
      '<meta http-equiv=Content-Security-Policy content="script-src \'self\'">' +
      '<script>a</script></head>',
  );
});

it('refuses a page without the expected head', () => {
  expect(() => addPolicy('<html><script>a</script>', 'a')).toThrow('<meta charset=UTF-8>');
});

it('finds the pages of one language', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'pages-'));
  const files = ['404.html', 'index.html', 'offline.html', 'a/b/index.html', 'zh/a/index.html'];
  for (const file of files) {
    await fs.mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await fs.writeFile(path.join(folder, file), '');
  }
  const found = await pagesOf(folder, ['en', 'zh']);
  expect(found.map((file) => path.relative(folder, file)).sort()).toEqual([
    '404.html',
    'a/b/index.html',
    'index.html',
  ]);
  await fs.rm(folder, { recursive: true });
});
