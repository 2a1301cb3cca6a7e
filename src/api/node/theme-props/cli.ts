/**
 * Writes which props of each component a theme may set.
 *
 * Usage: npx tsx src/api/node/theme-props/cli.ts
 */
import fs from 'node:fs';
import path from 'node:path';
import { readThemeProps } from './readThemeProps';

const file = path.resolve('data/theme-props.json');
fs.writeFileSync(file, `${JSON.stringify(readThemeProps(process.cwd()), null, 2)}\n`);
console.log(`${path.relative('.', file)}: ${fs.statSync(file).size} bytes`);
