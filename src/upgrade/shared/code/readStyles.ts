import type { CodeFile, Use } from './uses';

/** `.MuiDataGrid-columnHeader--moving` and `MuiPickersDay-root`. */
const CLASS = /\bMui([A-Z]\w*)-((?:[a-z]\w*)(?:--?\w+)*)/g;

/** Class names in a text: a style sheet, a selector, or a test. */
export function readClasses(text: string, firstLine: number): Use[] {
  let line = firstLine;
  let end = 0;
  return [...text.matchAll(CLASS)].map(({ 0: source, 1: owner = '', 2: name = '', index }) => {
    line += text.slice(end, index).split('\n').length - 1;
    end = index;
    return { kind: 'class', name, owner, text: source, line };
  });
}

/** Reads the class names of the packages in a style sheet; null if there are none. */
export function readStyles(path: string, text: string): CodeFile | null {
  const uses = readClasses(text, 1);
  return uses.length > 0
    ? { path, text, uses, keyCalls: [], modules: [], isClient: false, spreads: [] }
    : null;
}
