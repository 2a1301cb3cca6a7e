import fs from 'node:fs';
import path from 'node:path';

/** Text of the JavaScript beside declaration files: it knows what types do not. */
const texts = new Map<string, string>();

function readRuntimeFile(declarationFile: string): string {
  const file = declarationFile.replace(/\.d\.ts$/, '.js');
  const text = texts.get(file) ?? (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
  texts.set(file, text);
  return text;
}

/** The hooks in which a component may leave its default props to: `useDataGridProps.js` … */
function propsHookFiles(declarationFile: string, text: string): string[] {
  const imports = text.matchAll(
    /(?:from|require\()\s*["'](\.[^"']*\/(?:use\w*Props|shared|\w+Impl))(?:\.js)?["']/g,
  );
  return [...imports].map(([, specifier]) =>
    path.join(path.dirname(declarationFile), `${specifier ?? ''}.d.ts`),
  );
}

const THEME_NAME = /(?:\bname: |Props\(\s*\w+,\s*)["'](Mui[A-Z]\w*)["']/g;

/**
 * The key under which a theme holds a component's default props, such as `MuiDataGrid`: the name
 * the component passes to `useThemeProps`, itself or through its props hook.
 */
export function findThemeName(declarationFile: string, component: string): string | undefined {
  const text = readRuntimeFile(declarationFile);
  const names = [text, ...propsHookFiles(declarationFile, text).map(readRuntimeFile)]
    .filter((candidate) => /ThemeProps|DefaultizedProps/.test(candidate))
    .flatMap((candidate) => [...candidate.matchAll(THEME_NAME)].map(([, name]) => name));
  const base = component.replace(/(?:Pro|Premium)$/, '');
  return [`Mui${component}`, `Mui${base}`].find((name) => names.includes(name));
}

/** `MuiDataGrid`: what the classes declared beside a file begin with. */
export function findClassPrefix(declarationFile: string): string | undefined {
  return /generateUtilityClass(?:es)?(?:\.default)?\)?\(\s*["'](Mui\w+)["']/.exec(
    readRuntimeFile(declarationFile),
  )?.[1];
}

/** `Charts-faded` where the file writes out the class of a rule: `faded: 'Charts-faded'`. */
export function findClassName(declarationFile: string, rule: string): string | undefined {
  const text = readRuntimeFile(declarationFile);
  return new RegExp(`\\b${rule}: ["']([A-Z]\\w*-${rule})["']`).exec(text)?.[1];
}
