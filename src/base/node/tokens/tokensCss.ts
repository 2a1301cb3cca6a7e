import { modeVariables, staticVariables, type Declarations } from './cssVariables';
import { infimaVariables } from './infimaVariables';

/**
 * The style sheet of the tokens. Light is the default; without JavaScript, nothing sets
 * `data-theme`, so the reader's system decides. An element can also have `data-theme`: its subtree
 * then has that mode.
 */
export function createTokensCss(): string {
  const dark: Declarations = { 'color-scheme': 'dark', ...modeVariables('dark') };
  return [
    rule(':root', { ...staticVariables() }),
    rule(":root, [data-theme='light']", { 'color-scheme': 'light', ...modeVariables('light') }),
    `@media (prefers-color-scheme: dark) {\n${rule(':root:not([data-theme])', dark)}}\n`,
    rule("[data-theme='dark']", dark),
    // Repeated wherever a mode is set, because variables that refer to others are resolved at the
    // element that declares them.
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
