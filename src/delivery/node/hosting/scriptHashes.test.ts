import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectScriptHashes, hashInlineScripts } from './scriptHashes';

/** `echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64` */
const ALERT = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';

it('hashes executable scripts exactly as written', () => {
  expect(
    hashInlineScripts('<script>alert(1)</script><script type=module>alert(1)</script>'),
  ).toEqual([ALERT, ALERT]);
  expect(hashInlineScripts('<script type=speculationrules>alert(1)</script>')).toEqual([ALERT]);
  expect(hashInlineScripts('<script>alert(1)\n</script>')).not.toEqual([ALERT]);
});

it('excludes external scripts and data', () => {
  const html =
    '<script src="/a.js"></script><script defer src=/b.js></script>' +
    '<script type="application/json">{}</script><script data-rh=true type=application/ld+json>{}</script>';
  expect(hashInlineScripts(html)).toEqual([]);
});

it('collects those of all pages without duplicates', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  fs.mkdirSync(path.join(folder, 'deep/er'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'index.html'), '<script>alert(1)</script>');
  fs.writeFileSync(
    path.join(folder, 'deep/er/index.html'),
    '<script>alert(1)</script><script>x</script>',
  );
  fs.writeFileSync(path.join(folder, 'a.js'), '<script>y</script>');
  const hashes = await collectScriptHashes(folder);
  expect(hashes).toHaveLength(2);
  expect(hashes).toContain(ALERT);
  fs.rmSync(folder, { recursive: true });
});
