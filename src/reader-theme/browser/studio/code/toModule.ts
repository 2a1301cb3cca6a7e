/** Comments and blanks before the first word. */
const LEADING = /^(?:\s|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/;

/**
 * A module of what a reader pasted: options alone (`{ palette: … }`, also as JSON) and a call of
 * `createTheme()` alone become its default export. Modules stay as they are.
 */
export function toModule(code: string): string {
  const start = LEADING.exec(code)?.[0] ?? '';
  const rest = code.slice(start.length);
  if (rest.startsWith('{')) {
    return `${start}export default ${rest}`;
  }
  const maker = /^(createTheme|extendTheme|responsiveFontSizes)\(/.exec(rest)?.[1];
  return maker
    ? `import { createTheme, extendTheme, responsiveFontSizes } from '@mui/material/styles';\n\n${start}export default ${rest}`
    : code;
}
