import { blue, green, grey, red } from './palettes';
import type { PaletteMode } from './semantic';

const light = {
  comment: grey[600],
  keyword: blue[700],
  string: 'hsl(144, 80%, 24%)',
  number: 'hsl(24, 90%, 34%)',
  function: 'hsl(265, 60%, 46%)',
  tag: 'hsl(355, 75%, 41%)',
  attribute: 'hsl(300, 55%, 36%)',
  type: 'hsl(185, 85%, 24%)',
  inserted: green[800],
  deleted: red[700],
};

const dark: Readonly<Record<keyof typeof light, string>> = {
  comment: 'hsl(210, 14%, 62%)',
  keyword: 'hsl(210, 100%, 74%)',
  string: 'hsl(144, 50%, 66%)',
  number: 'hsl(36, 95%, 68%)',
  function: 'hsl(48, 95%, 74%)',
  tag: 'hsl(355, 90%, 76%)',
  attribute: 'hsl(265, 80%, 82%)',
  type: 'hsl(180, 45%, 68%)',
  inserted: green[300],
  deleted: red[300],
};

/** Highlighted code on `codeBackground`. Each color becomes `--x-syntax-<name>`. */
export const syntaxColors: Readonly<Record<PaletteMode, typeof dark>> = { light, dark };
