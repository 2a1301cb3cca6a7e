import type { CssVarsTheme } from '@mui/material/styles';
import { createDocsTheme } from '@site/src/display/browser/mui-theme';
import { createAppTheme, palettes } from '@site/templates/theme';

const COLORS = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

describe.each(['light', 'dark'] as const)('the theme of exported templates in %s mode', (mode) => {
  const { colorSchemes } = createDocsTheme({}) as unknown as CssVarsTheme;
  const docs = colorSchemes[mode]!.palette;
  const palette = palettes[mode];

  it.each(COLORS)("has the site's %s", (name) => {
    expect(palette[name].main).toBe(docs[name].main);
  });

  it("has the site's text, divider, and background colors", () => {
    expect(palette.text.primary).toBe(docs.text.primary);
    expect(palette.text.secondary).toBe(docs.text.secondary);
    expect(palette.divider).toBe(docs.divider);
    expect(palette.background.default).toBe(docs.background.default);
    expect(palette.background.paper).toBe(docs.background.paper);
  });
});

it("has the site's shape and font sizes", () => {
  const docs = createDocsTheme({});
  const own = createAppTheme();
  expect(own.shape.borderRadius).toBe(docs.shape.borderRadius);
  for (const variant of ['h1', 'h2', 'h3', 'h4'] as const) {
    expect(own.typography[variant].fontSize).toBe(docs.typography[variant].fontSize);
    expect(own.typography[variant].fontWeight).toBe(docs.typography[variant].fontWeight);
  }
});
