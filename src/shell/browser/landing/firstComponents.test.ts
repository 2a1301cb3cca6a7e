import { readFileSync } from 'node:fs';
import path from 'node:path';

const SITE = path.resolve(__dirname, '../../../..');
const imports = readFileSync(path.join(__dirname, 'firstComponents.ts'), 'utf8').matchAll(
  /from '@site\/(docs\/[^?']+)\?source'/g,
);

// Only the bundler imports text, so the files are read here.
it.each(Array.from(imports, ([, file = '']) => file))('%s renders without another file', (file) => {
  const source = readFileSync(path.join(SITE, file), 'utf8');
  expect(source).toContain('export default function');
  expect(source).not.toMatch(/from '\.{1,2}\//);
});
