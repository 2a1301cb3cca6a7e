import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  NO_THEME,
  openTheme,
  themeFiles,
  type ReaderTheme,
} from '../src/reader-theme/browser/document';
import { themedCopy } from '../src/demos/browser/export/themedCopy';
import { readPackageVersions } from '../src/demos/node';
import { renderProjects } from '../src/demos/node/plugin/testing/renderProjects';
import { buildSources } from '../src/gallery/node/buildSources';
import { collectFiles } from '../src/gallery/node/collectFiles';
import { exportDemo } from '../src/demos/shared/demoExport';
import { TEMPLATES } from '../src/gallery/shared';
import { exportTemplate } from '../src/gallery/shared/exportTemplate';
import { TEMPLATE_BASE } from '../src/gallery/shared/projectFiles';
import { createAppTheme } from '../templates/theme';
import { typeErrorsOfExport } from '../src/base/testing/exportedTypes';

const SITE = path.resolve(__dirname, '..');
const versions = readPackageVersions(SITE);

jest.setTimeout(300_000);

/** A theme with functions, a color of its own, and options of all products, as its author wrote it. */
const SOURCE = `import { alpha, createTheme, type Components, type Theme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type {} from '@mui/x-charts/themeAugmentation';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { brand } from './brand';

declare module '@mui/material/styles' {
  interface Palette {
    brand: Palette['primary'];
  }
  interface PaletteOptions {
    brand?: PaletteOptions['primary'];
  }
}

const tint = ({ theme }: { theme: Theme }) => ({
  color: theme.palette.brand.main,
  backgroundColor: alpha(theme.palette.primary.main, 0.1),
  '&:hover': { outline: '1px solid' },
});

const components: Components<Theme> = {
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: tint } },
  MuiDataGrid: { defaultProps: { density: 'compact' }, styleOverrides: { cell: tint } },
  MuiDateCalendar: { styleOverrides: { root: { '&:hover': { opacity: 0.9 } } } },
  MuiChartsLegend: { styleOverrides: { root: tint } },
  MuiTreeItem: { styleOverrides: { content: tint } },
};

export const theme = createTheme({
  palette: { primary: { main: '#6750a4' }, brand: { main: brand, light: brand, dark: brand, contrastText: '#ffffff' } },
  shape: { borderRadius: 4 },
  spacing: 6,
  typography: { fontFamily: 'Georgia, serif', button: { textTransform: 'none' } },
  components,
});
`;

const opened = openTheme({
  ...NO_THEME,
  files: [
    { name: 'theme.ts', code: SOURCE },
    { name: 'brand.ts', code: "export const brand = '#7d5260';\n" },
  ],
  // On top of it, in the studio.
  changes: {
    shape: { borderRadius: 12 },
    components: { MuiButton: { defaultProps: { disableElevation: null } } },
  },
});

/** A demo of each product. */
const DEMOS = [
  'react-data-grid/column-definition/BasicColumnsGrid',
  'react-date-pickers/date-calendar/BasicDateCalendar',
  'react-charts/bars/BasicBars',
  'react-tree-view/rich-tree-view/items/BasicRichTreeView',
];

const demos = DEMOS.map((demo) => ({
  name: path.basename(demo),
  code: readFileSync(path.join(SITE, `docs/${demo}.tsx`), 'utf8'),
}));

const exported = ({ code, name: demo }: (typeof demos)[number], theme: ReaderTheme) =>
  exportDemo({
    name: demo,
    title: demo,
    variant: 'TS',
    styling: 'system',
    sources: [{ name: `${demo}.tsx`, code }],
    versions,
    theme: (project) => themeFiles(theme, project),
  });

async function exportedTemplate(theme: ReaderTheme) {
  const template = TEMPLATES.find((entry) => entry.name === 'dashboard') ?? TEMPLATES[0];
  const files = collectFiles(path.join(SITE, 'templates'), [
    `${template.name}/${template.entry}.tsx`,
    'theme.ts',
  ]);
  return exportTemplate({
    template,
    title: template.entry,
    variant: 'TS',
    sources: { files: await buildSources(files), packages: versions },
    theme: (project) => themeFiles(theme, project),
  });
}

it('exports demos and a template with a theme of functions, which compile and run', async () => {
  const theme = await opened;
  expect(theme).toMatchObject({ errors: [], dropped: [] });
  const projects = [
    ...demos.map((demo) => ({ name: demo.name, files: exported(demo, theme).files })),
    { name: 'template', files: (await exportedTemplate(theme)).files },
  ];
  const files = projects.flatMap((project) =>
    Object.entries(project.files).map(([file, text]) => [`${project.name}/${file}`, text] as const),
  );
  const themes = files.filter(([file]) => file.endsWith('src/theme.ts'));
  expect(themes).toHaveLength(projects.length);
  for (const [, text] of themes) {
    expect(text).toContain("import { theme as yourTheme } from './yourTheme/theme';");
    expect(text).toContain('borderRadius: 12');
  }
  // The bundler isn't installed here.
  const code = files.filter(([file]) => file.includes('/src/'));
  expect(typeErrorsOfExport('themed-exports', code)).toEqual([]);
  expect(await renderProjects(projects)).toEqual([]);
});

it('copies demos with the files of the theme, which compile', async () => {
  const theme = await opened;
  const copies = await Promise.all(
    demos.map(async ({ code, name: demo }) => {
      const text = String(await themedCopy([{ name: `${demo}.tsx`, code }], theme, versions));
      expect(text).toMatch(/export default function Themed\w+/);
      // Each file follows a comment with its name.
      const [own = '', ...parts] = text.split(/^\/\/ (?=[\w/]+\.ts\n)/m);
      return [
        [`${demo}/${demo}.tsx`, own] as const,
        ...parts.map((part) => {
          const [file = '', ...lines] = part.split('\n');
          return [`${demo}/${file}`, lines.join('\n')] as const;
        }),
      ];
    }),
  );
  expect(copies.flat()).toHaveLength(demos.length * 4);
  expect(typeErrorsOfExport('themed-copies', copies.flat())).toEqual([]);
});

it("keeps the shapes and sizes of a template that the theme doesn't set", () => {
  expect(createAppTheme()).toMatchObject(TEMPLATE_BASE);
});
