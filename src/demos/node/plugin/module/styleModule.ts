/**
 * A module that adds styles to the page once. They load with the variant that needs them; as a
 * style sheet, they would be part of every page.
 */
export function writeStyleModule(css: string): string {
  return [
    "const style = document.createElement('style');",
    `style.textContent = ${JSON.stringify(css)};`,
    'document.head.append(style);',
    '',
  ].join('\n');
}
