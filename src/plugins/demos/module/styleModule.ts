/**
 * A module that puts styles into the page, once. They arrive with the variant that needs them:
 * bundled as a stylesheet, they would be part of every page.
 */
export function writeStyleModule(css: string): string {
  return [
    "const style = document.createElement('style');",
    `style.textContent = ${JSON.stringify(css)};`,
    'document.head.append(style);',
    '',
  ].join('\n');
}
