import { spawnSync } from 'node:child_process';
import path from 'node:path';

const SITE = path.join(__dirname, '..');

/** What stylelint reports about a style sheet of the site, as `<line>: <message>`. */
function lint(css: string): string[] {
  const bin = path.join(SITE, 'node_modules/.bin/stylelint');
  const { stdout, stderr } = spawnSync(
    bin,
    ['--stdin', '--stdin-filename', 'src/shell/browser/example/Example.module.css', '-f', 'json'],
    { cwd: SITE, input: css, encoding: 'utf8' },
  );
  // The report is on stderr if there are problems.
  const [{ warnings }] = JSON.parse(stdout || stderr) as [
    { warnings: { line: number; text: string }[] },
  ];
  return warnings.map(({ line, text }) => `${line}: ${text}`);
}

it('accepts tokens, and what is relative to the surrounding text', () => {
  expect(
    lint(`
.example {
  border-radius: var(--x-radius) var(--x-radius-small) 0 0;
  font-size: var(--x-font-size-small);
  font-weight: var(--x-font-weight-bold);
}
.mark {
  border-start-start-radius: 50%;
  font: inherit;
  font-size: 0.85em;
}
@media (600px <= width < 900px) {
  .example {
    font-size: inherit;
  }
}
.tint {
  background: color-mix(in srgb, var(--x-color-accent) 20%, white);
  color: transparent;
}
`),
  ).toEqual([]);
});

it('reports sizes, weights, radii, and media widths of its own', () => {
  expect(
    lint(`
.size { font-size: 14px }
.weight { font-weight: 600 }
.radius { border-radius: var(--x-radius) 3px }
.corner { border-end-end-radius: 2px }
.shorthand { font: 700 12px/1 serif }
.unknown { font-size: var(--x-font-size-smal) }
@media (width >= 700px) { .wide { margin: 0 } }
@media (max-width: 599px) { .narrow { margin: 0 } }
`),
  ).toEqual([
    expect.stringMatching(/^2: .*scale\.ts for "font-size" instead of "14px"/),
    expect.stringMatching(/^3: .*for "font-weight" instead of "600"/),
    expect.stringMatching(/^4: .*for "border-radius" instead of "var\(--x-radius\) 3px"/),
    expect.stringMatching(/^5: .*for "border-end-end-radius" instead of "2px"/),
    expect.stringMatching(/^6: .*for "font" instead of "700 12px\/1 serif"/),
    expect.stringMatching(/^7: .*instead of "var\(--x-font-size-smal\)"/),
    expect.stringMatching(/^8: .*scale\.ts \(360px, .*1536px\) instead of "700px"/),
    expect.stringMatching(/^9: .*"context" media feature range notation/),
  ]);
});

it('reports colors of its own, which would be the same in both modes', () => {
  expect(
    lint(`
.name { color: white }
.hex { color: #07c }
.function { box-shadow: 0 0 8px rgb(0 0 0 / 20%) }
.wide { color: oklch(0.6 0.1 240) }
`),
  ).toEqual([
    expect.stringMatching(/^2: .*named color "white"/),
    expect.stringMatching(/^3: .*hex color "#07c"/),
    expect.stringMatching(/^4: .*function "rgb"/),
    expect.stringMatching(/^5: .*function "oklch"/),
  ]);
});
