import { green, red } from './palettes';

/** Code highlighting on `codeBackground`, for both modes. Each becomes `--x-syntax-<name>`. */
export const syntaxColors = {
  comment: 'hsl(210, 14%, 62%)',
  keyword: 'hsl(210, 100%, 74%)',
  string: 'hsl(144, 50%, 66%)',
  number: 'hsl(36, 95%, 68%)',
  function: 'hsl(48, 95%, 74%)',
  tag: 'hsl(355, 90%, 76%)',
  attribute: 'hsl(265, 80%, 82%)',
  type: 'hsl(180, 45%, 68%)',
  punctuation: 'hsl(210, 14%, 74%)',
  inserted: green[300],
  deleted: red[300],
} as const;
