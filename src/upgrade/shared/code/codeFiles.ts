import { readClasses } from './readClasses';
import { readCode } from './readCode';
import type { CodeFile } from './uses';

const STYLES = /\.(?:css|scss|sass|less|styl)$/;
const CODE = /\.[cm]?[jt]sx?$/;

export const isStyleSheet = (path: string) => STYLES.test(path);
export const isCodeFile = (path: string) => CODE.test(path);

/**
 * Reads a source file or a style sheet.
 *
 * @returns null if it uses nothing of the packages
 * @throws if it can't be parsed
 */
export function readCodeFile(path: string, text: string): CodeFile | null {
  if (!isStyleSheet(path)) {
    return readCode(path, text);
  }
  const uses = readClasses(text, 1);
  return uses.length === 0
    ? null
    : { path, text, uses, keyCalls: [], modules: [], isClient: false, spreads: [] };
}
