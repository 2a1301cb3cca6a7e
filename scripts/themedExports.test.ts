import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkDocument, themeModule, type Json } from '../src/reader-theme/browser/document';
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

const name = (text: string): Json => ['name', text];
const member = (owner: Json, ...keys: readonly string[]): Json =>
  keys.reduce<Json>((value, key) => ['get', value, key], owner);

/** `({ theme, ownerState }) => ({ color: … })`, with a color that only this theme has. */
const styleFunction: Json = {
  $fn: [
    [
      [
        ['theme', 'theme'],
        ['ownerState', 'ownerState'],
      ],
    ],
    [
      'object',
      ['property', 'color', member(name('theme'), 'vars', 'palette', 'brand', 'main')],
      [
        'property',
        'backgroundColor',
        ['call', 'alpha', member(name('theme'), 'palette', 'primary', 'main'), 0.1],
      ],
      ['property', '&:hover', ['object', ['property', 'outline', ['text', '1px solid']]]],
    ],
  ],
};

const palette = (main: string, grid: string) => ({
  primary: { main },
  brand: { main, light: main, dark: main, contrastText: '#ffffff' },
  DataGrid: { bg: grid, headerBg: grid },
});

/** A theme with functions, style overrides, both schemes, and options of all products. */
const { document, errors } = checkDocument({
  colorSchemes: {
    light: { palette: palette('#6750a4', '#fffbfe') },
    dark: { palette: palette('#d0bcff', '#1c1b1f') },
  },
  shape: { borderRadius: 4 },
  spacing: 6,
  typography: { fontFamily: 'Georgia, serif', button: { textTransform: 'none' } },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: styleFunction },
    },
    MuiDataGrid: {
      defaultProps: { density: 'compact' },
      styleOverrides: { root: { '--DataGrid-rowBorderColor': '#6750a4' }, cell: styleFunction },
    },
    MuiDateCalendar: { styleOverrides: { root: { '&:hover': { opacity: 0.9 } } } },
    MuiChartsLegend: { styleOverrides: { root: styleFunction } },
    MuiTreeItem: { styleOverrides: { content: styleFunction } },
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

const exported = ({ code, name: demo }: (typeof demos)[number]) =>
  exportDemo({
    name: demo,
    title: demo,
    variant: 'TS',
    styling: 'system',
    sources: [{ name: `${demo}.tsx`, code }],
    versions,
    theme: (project) => themeModule(document, project),
  });

async function exportedTemplate() {
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
    theme: (project) => themeModule(document, project),
  });
}

it('exports demos and a template with a theme of functions, which compile and run', async () => {
  expect(errors).toEqual([]);
  const projects = [
    ...demos.map((demo) => ({ name: demo.name, files: exported(demo).files })),
    { name: 'template', files: (await exportedTemplate()).files },
  ];
  const files = projects.flatMap((project) =>
    Object.entries(project.files).map(([file, text]) => [`${project.name}/${file}`, text] as const),
  );
  const themes = files.filter(([file]) => file.endsWith('src/theme.ts'));
  expect(themes).toHaveLength(projects.length);
  for (const [, text] of themes) {
    expect(text).toContain("main: '#6750a4'");
  }
  // The bundler isn't installed here.
  const code = files.filter(([file]) => file.includes('/src/'));
  expect(typeErrorsOfExport('themed-exports', code)).toEqual([]);
  expect(await renderProjects(projects)).toEqual([]);
});

it('copies demos with a theme of functions, which compile', async () => {
  const copies = await Promise.all(
    demos.map(async ({ code, name: demo }) => {
      const file = `${demo}.tsx`;
      return [file, String(await themedCopy({ name: file, code }, document, versions))] as const;
    }),
  );
  for (const [, text] of copies) {
    expect(text).toMatch(/export default function Themed\w+/);
  }
  expect(typeErrorsOfExport('themed-copies', copies)).toEqual([]);
});

it("keeps the shapes and sizes of a template that the theme doesn't set", () => {
  expect(createAppTheme()).toMatchObject(TEMPLATE_BASE);
});
