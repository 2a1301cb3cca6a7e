import fs from 'node:fs';

/**
 * Returns a file as readers copy it. A pitch skips the loaders that would compile it.
 *
 * @this {{ resourcePath: string }}
 */
export function pitch() {
  return fs.readFileSync(this.resourcePath, 'utf8');
}

export default function sourceLoader(content) {
  return content;
}
