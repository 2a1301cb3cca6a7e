import type { ThemeFile } from '@site/src/reader-theme/browser/sandbox';

/** The reader writes colors without a scheme, so its path may not be in the code. */
const OWN_KEYS = /^(?:colorSchemes|light|dark|\d+)$/;

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** How far the keys of a path occur in a text one after the other. */
function follow(code: string, keys: readonly string[]): { found: number; at: number } {
  let at = 0;
  let found = 0;
  for (const key of keys) {
    const rest = code.slice(at);
    const match = new RegExp(`(?<![\\w.$])['"]?${escape(key)}['"]?\\s*(?:[:(,}=]|\\]\\s*:)`).exec(
      rest,
    );
    if (!match) {
      continue;
    }
    found += 1;
    at += match.index + 1;
  }
  return { found, at };
}

/**
 * The line on which a value is set, such as `theme.ts:12`: where the keys of its path follow each
 * other. Computed keys have none, so it is the line of the nearest object.
 */
export function lineOf(files: readonly ThemeFile[], path: string): string | undefined {
  const keys = path.split('.').filter((key) => !OWN_KEYS.test(key));
  const best = files
    .map(({ name, code }) => ({ name, code, ...follow(code, keys) }))
    .reduce<{ name: string; code: string; found: number; at: number } | null>(
      (first, next) => (next.found > (first?.found ?? 0) ? next : first),
      null,
    );
  return best ? `${best.name}:${best.code.slice(0, best.at).split('\n').length}` : undefined;
}
