import { namePageScripts, scriptStart } from './pageScripts';
import type { ScriptStart } from './startScript';

const HEAD =
  '<head><script src=/x/assets/js/runtime~main.1.js defer></script>' +
  '<script src="/x/assets/js/main.2.js" defer="defer"></script></head>';

it('lists the scripts of a page instead of running them from its head', () => {
  expect(namePageScripts(`${HEAD}<body>`, { page: ['/x/1.js', '/x/2.js'], demo: [] })).toBe(
    '<head><meta name=entry-scripts content="/x/assets/js/runtime~main.1.js /x/assets/js/main.2.js"' +
      ' data-start=paint><meta name=page-scripts content="/x/1.js /x/2.js"></head><body>',
  );
});

it('lists the scripts of the first demo, if there is one', () => {
  expect(namePageScripts(HEAD, { page: ['/x/1.js'], demo: ['/x/3.js', '/x/4.js'] })).toContain(
    '<meta name=page-scripts content="/x/1.js"><meta name=demo-scripts content="/x/3.js /x/4.js">',
  );
});

it.each(['{}', '<head></head>', HEAD.replace('</head>', '')])('refuses "%s"', (html) => {
  expect(() => namePageScripts(html, { page: [], demo: [] })).toThrow(
    "Docusaurus's scripts in its head",
  );
});

it.each<[string, ScriptStart]>([
  ['<!doctype html><html lang=en class="plugin-docs docs-doc-page"><p>Text', 'idle'],
  ['<!doctype html><html class="docs-doc-page"><div class=a data-demo-canvas=Bars>', 'paint'],
  ['<!doctype html><html class="docs-doc-page"><code>&lt;div data-demo-canvas', 'idle'],
  ['<!doctype html><html class="plugin-pages"><p>docs-doc-page', 'paint'],
])('knows when %s starts', (html, start) => {
  expect(scriptStart(html)).toBe(start);
});
