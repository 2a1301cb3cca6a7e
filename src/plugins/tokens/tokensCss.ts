import { modeVariables, staticVariables, type Declarations } from './cssVariables';
import { infimaVariables } from './infimaVariables';

/**
 * The style sheet of the tokens. Light is the default; without JavaScript nobody sets `data-theme`,
 * and the reader's system decides. An element may carry `data-theme` too: its subtree is then in
 * that mode, whatever the page's is.
 */
export function createTokensCss(): string {
  const dark: Declarations = { 'color-scheme': 'dark', ...modeVariables('dark') };
  return [
    rule(':root', { ...staticVariables() }),
    rule(":root, [data-theme='light']", { 'color-scheme': 'light', ...modeVariables('light') }),
    `@media (prefers-color-scheme: dark) {\n${rule(':root:not([data-theme])', dark)}}\n`,
    rule("[data-theme='dark']", dark),
    // Repeated wherever a mode is set: a variable that refers to others is resolved where it stands.
    rule(":root, [data-theme='light'], [data-theme='dark']", infimaVariables),
    `@media (prefers-reduced-motion: reduce) {\n${rule(':root', {
      '--x-duration': '0ms',
      '--x-duration-fast': '0ms',
      '--x-duration-slow': '0ms',
    })}}\n`,
  ].join('\n');
}

function rule(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}
