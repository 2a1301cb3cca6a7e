import fs from 'node:fs';
import path from 'node:path';
import { memoize } from '../../../base/shared/memoize';

/** The JavaScript beside a declaration file, which contains facts that types don't. */
const readRuntimeFile = memoize((declarationFile: string) => {
  const file = declarationFile.replace(/\.d\.ts$/, '.js');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
});

/** The hooks to which a component can delegate its default props: `useDataGridProps.js`, … */
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
 * The theme key of a component's default props, such as `MuiDataGrid`: the name that the component
 * passes to `useThemeProps`, directly or through its props hook.
 */
export function findThemeName(declarationFile: string, component: string): string | undefined {
  const text = readRuntimeFile(declarationFile);
  const names = [text, ...propsHookFiles(declarationFile, text).map(readRuntimeFile)]
    .filter((candidate) => /ThemeProps|DefaultizedProps/.test(candidate))
    .flatMap((candidate) => [...candidate.matchAll(THEME_NAME)].map(([, name]) => name));
  const base = component.replace(/(?:Pro|Premium)$/, '');
  return [`Mui${component}`, `Mui${base}`].find((name) => names.includes(name));
}

/** The prefix of the classes that are declared beside a file: `MuiDataGrid`. */
export function findClassPrefix(declarationFile: string): string | undefined {
  return /generateUtilityClass(?:es)?(?:\.default)?\)?\(\s*["'](Mui\w+)["']/.exec(
    readRuntimeFile(declarationFile),
  )?.[1];
}

/** The class of a rule if the file contains it: `Charts-faded` for `faded: 'Charts-faded'`. */
export function findClassName(declarationFile: string, rule: string): string | undefined {
  const text = readRuntimeFile(declarationFile);
  return new RegExp(`\\b${rule}: ["']([A-Z]\\w*-${rule})["']`).exec(text)?.[1];
}
