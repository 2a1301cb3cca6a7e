import fs from 'node:fs';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';
import { infimaVariables } from './infimaVariables';
import { createTokensCss } from './tokensCss';

const root = postcss.parse(createTokensCss());

/** The declarations of every rule with this selector outside media queries. */
function declarations(selector: string): Record<string, string> {
  const found: Record<string, string> = {};
  root.walkRules((rule: Rule) => {
    if (rule.parent === root && rule.selectors.includes(selector)) {
      rule.walkDecls((declaration) => {
        found[declaration.prop] = declaration.value;
      });
    }
  });
  return found;
}

describe('the style sheet of the tokens', () => {
  const light = declarations("[data-theme='light']");
  const dark = declarations("[data-theme='dark']");

  it('contains every size and the light colors at the root', () => {
    expect(declarations(':root')).toMatchObject({
      '--x-radius': '12px',
      '--x-radius-pill': '32px',
      '--x-header-height': '57px',
      '--x-drawer-width': '300px',
      '--x-toc-width': '242px',
      '--x-content-width': '105ch',
      '--x-z-modal': '1300',
      '--x-font-code': 'Menlo, Consolas, "Droid Sans Mono", monospace',
      '--x-color-accent': 'hsl(210, 100%, 42%)',
      'color-scheme': 'light',
    });
  });

  it('contains the same colors in both modes, with different values', () => {
    expect(Object.keys(dark)).toEqual(Object.keys(light));
    expect(dark['--x-color-background']).toBe('hsl(210, 14%, 7%)');
    expect(dark['color-scheme']).toBe('dark');
  });

  it('is dark without JavaScript if the system is', () => {
    let noScript: Record<string, string> = {};
    root.walkAtRules('media', (media) => {
      if (media.params.includes('dark')) {
        media.walkRules(':root:not([data-theme])', (rule) => {
          noScript = Object.fromEntries(
            rule.nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])),
          );
        });
      }
    });
    for (const [name, value] of Object.entries(noScript)) {
      expect([name, value]).toEqual([name, dark[name]]);
    }
    expect(Object.keys(noScript)).not.toHaveLength(0);
  });

  it('disables motion on request', () => {
    expect(createTokensCss()).toMatch(
      /prefers-reduced-motion: reduce\) \{\n:root \{\n {2}--x-duration: 0ms/,
    );
  });

  it('sets only existing Infima variables', () => {
    const known = { ...declarations(':root'), ...light };
    const used = Object.values(infimaVariables).flatMap(
      (value) => value.match(/--x-[\w-]+/g) ?? [],
    );
    expect(used.filter((name) => !(name in known))).toEqual([]);
  });
});

it('declares no unused variable', () => {
  const src = path.join(__dirname, '../../..');
  const code = fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(src, file), 'utf8'))
    .join('\n');
  const everything = code + Object.values(infimaVariables).join('\n');
  const used = new Set(
    everything.match(/var\(--x-[\w-]+/g)?.map((use) => use.slice('var('.length)),
  );
  const unused = Object.keys({
    ...declarations(':root'),
    ...declarations("[data-theme='dark']"),
  }).filter((name) => name.startsWith('--x-') && !used.has(name));
  expect(unused).toEqual([]);
});
