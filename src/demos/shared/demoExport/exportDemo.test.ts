import { decompressFromBase64 } from 'lz-string';
import siteManifest from '@site/package.json';
import olderManifest from '@site/versioned_docs/package.json';
import { codeSandboxForm, exportDemo, stackBlitzForm } from './index';
import { TOOL_VERSIONS } from './toolVersions';
import type { ExportInput } from './types';

const VERSIONS = {
  ...TOOL_VERSIONS,
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mui/material': '7.3.11',
  '@mui/x-date-pickers': '8.14.1',
  '@types/luxon': '3.7.6',
  '@types/react': '19.2.18',
  '@types/react-dom': '19.2.7',
  dayjs: '1.11.23',
  luxon: '3.7.2',
  react: '19.2.9',
  'react-dom': '19.2.9',
  typescript: '5.9.3',
};

const INPUT: ExportInput = {
  name: 'FirstDay',
  title: 'FirstDay demo — MUI X',
  variant: 'TS',
  styling: 'system',
  sources: [
    {
      name: 'FirstDay.tsx',
      code: [
        "import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';",
        "import { days } from './days';",
        'export default function FirstDay() {}',
      ].join('\n'),
    },
    { name: 'days.ts', code: 'export const days: number[] = [];' },
  ],
  versions: VERSIONS,
};

const mainOf = (change: Partial<ExportInput>) =>
  exportDemo({ ...INPUT, ...change }).files['src/main.tsx'];

const withImport = (specifier: string, change: Partial<ExportInput> = {}) =>
  exportDemo({
    ...INPUT,
    ...change,
    sources: [{ name: 'FirstDay.tsx', code: `import a from '${specifier}';` }],
  });

describe('the base of a project', () => {
  it('says where the license key goes if a package of a paid plan is used', () => {
    const mainWith = (name: string) =>
      withImport(name, { versions: { ...VERSIONS, [name]: '8.14.1' } }).files['src/main.tsx'];
    expect(mainWith('@mui/x-tree-view-pro')).toContain("LicenseInfo.setLicenseKey('");
    expect(mainWith('@mui/x-date-pickers')).not.toContain('LicenseInfo');
  });

  it('orders styles by layers if Material UI supports them', () => {
    expect(mainOf({})).toContain('<StyledEngineProvider enableCssLayer>');
    expect(exportDemo({ ...INPUT, styling: 'tailwind' }).files['src/index.css']).toContain(
      '@layer theme, base, mui',
    );
  });

  it('puts the styles of Material UI 5 first and makes utilities important', () => {
    const versions = { ...VERSIONS, '@mui/material': '5.18.0', react: '18.3.1' };
    expect(mainOf({ versions })).toContain('<StyledEngineProvider injectFirst>');
    const { files, dependencies } = exportDemo({ ...INPUT, styling: 'tailwind', versions });
    expect(files['src/index.css']).toBe("@import 'tailwindcss' important;\n");
    expect(files['src/main.tsx']).not.toContain('GlobalStyles');
    expect(dependencies).toMatchObject({ '@mui/material': '5.18.0', react: '18.3.1' });
  });

  it('uses the root API of React 17 with Material-UI 4', () => {
    const versions = {
      ...VERSIONS,
      '@material-ui/core': '4.12.4',
      '@material-ui/styles': '4.11.5',
    };
    const { files, dependencies } = withImport('@mui/x-data-grid', { versions });
    expect(files['src/main.tsx']).toContain('ReactDOM.render(');
    expect(files['src/main.tsx']).not.toContain('@mui/material');
    expect(Object.keys(dependencies)).toEqual([
      '@material-ui/core',
      '@material-ui/styles',
      '@mui/x-data-grid',
      'react',
      'react-dom',
    ]);
    expect(withImport('@mui/material', { versions }).dependencies).toHaveProperty([
      '@emotion/react',
    ]);
  });
});

describe('with the theme of the reader', () => {
  const theme: ExportInput['theme'] = (project) => ({
    [project.isTypeScript ? 'theme.ts' : 'theme.js']: JSON.stringify(project),
    'yourTheme/own.ts': '// own',
  });

  it('provides it instead of its own', () => {
    const { files } = exportDemo({ ...INPUT, theme });
    expect(files['src/main.tsx']).toContain("import { theme } from './theme';");
    expect(files['src/main.tsx']).toContain('<ThemeProvider theme={theme}>');
    expect(files['src/main.tsx']).toContain('<CssBaseline />');
    expect(files['src/main.tsx']).not.toContain('createTheme');
    expect(files['src/yourTheme/own.ts']).toBe('// own');
    expect(JSON.parse(files['src/theme.ts'] ?? '')).toMatchObject({
      packages: expect.arrayContaining(['@mui/material', '@mui/x-date-pickers', 'luxon']) as [],
      isTypeScript: true,
      hasSchemes: true,
      base: { typography: { fontFamily: '"IBM Plex Sans", sans-serif' } },
    });
  });

  it('writes it for JavaScript and for Material UI 5', () => {
    const versions = { ...VERSIONS, '@mui/material': '5.18.0', react: '18.3.1' };
    const { files } = exportDemo({ ...INPUT, variant: 'JS', versions, theme });
    expect(files['src/main.jsx']).toContain("from './theme'");
    expect(JSON.parse(files['src/theme.js'] ?? '')).toMatchObject({
      isTypeScript: false,
      hasSchemes: false,
    });
  });

  it('leaves it out with Material UI 4', () => {
    const versions = { ...VERSIONS, '@material-ui/core': '4.12.4' };
    const { files } = exportDemo({ ...INPUT, versions, theme });
    expect(Object.keys(files).filter((file) => file.includes('theme'))).toEqual([]);
    expect(files['src/main.tsx']).not.toContain('theme');
  });
});

describe('exportDemo', () => {
  it('creates a TypeScript project whose entry is the demo', () => {
    const { files, entry } = exportDemo(INPUT);
    expect(entry).toBe('src/Demo.tsx');
    expect(Object.keys(files).sort()).toEqual([
      'index.html',
      'package.json',
      'src/Demo.tsx',
      'src/days.ts',
      'src/main.tsx',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    expect(files['src/days.ts']).toBe('export const days: number[] = [];\n');
    expect(files['src/main.tsx']).toContain("document.getElementById('root')!");
    expect(files['index.html']).toContain('src="/src/main.tsx"');
  });

  it('overrides what the published Pro package of trees depends on, as this site does', () => {
    const sources = [
      { name: 'Tree.tsx', code: "import { RichTreeViewPro } from '@mui/x-tree-view-pro';" },
    ];
    const overridesWith = (version: string) => {
      const versions = { ...VERSIONS, '@mui/x-tree-view-pro': version };
      const { files } = exportDemo({ ...INPUT, sources, versions });
      return (JSON.parse(files['package.json'] ?? '') as { overrides?: object }).overrides;
    };
    const own = { '@mui/x-tree-view': '8.10.2' };
    expect(overridesWith('8.10.1')).toEqual({ '@mui/x-tree-view-pro@8.10.1': own });
    // Those of an older major are in the project with its packages.
    const ofSite = { ...siteManifest.overrides, ...olderManifest.overrides };
    expect(Object.values(ofSite)).toContainEqual(own);
    expect(overridesWith('7.29.3')).toBeUndefined();
  });

  it('creates a JavaScript project without TypeScript', () => {
    const { files, entry, devDependencies } = exportDemo({
      ...INPUT,
      variant: 'JS',
      sources: [
        { name: 'FirstDay.js', code: "import { days } from './days';" },
        { name: 'days.js', code: 'export const days = [];' },
        { name: 'FirstDay.css', code: '.a {}' },
      ],
    });
    expect(entry).toBe('src/Demo.jsx');
    expect(Object.keys(files).sort()).toEqual([
      'index.html',
      'package.json',
      'src/Demo.jsx',
      'src/FirstDay.css',
      'src/days.jsx',
      'src/main.jsx',
      'vite.config.js',
    ]);
    expect(files['src/main.jsx']).not.toContain('!)');
    expect(Object.keys(devDependencies)).toEqual(['@vitejs/plugin-react', 'vite']);
  });

  it('pins every package: imports, their peers, the date library, and its types', () => {
    const { dependencies, devDependencies, files } = exportDemo(INPUT);
    expect(dependencies).toEqual({
      '@emotion/react': '11.14.0',
      '@emotion/styled': '11.14.1',
      '@mui/material': '7.3.11',
      '@mui/x-date-pickers': '8.14.1',
      luxon: '3.7.2',
      react: '19.2.9',
      'react-dom': '19.2.9',
    });
    expect(devDependencies).toEqual({
      '@types/luxon': '3.7.6',
      '@types/react': '19.2.18',
      '@types/react-dom': '19.2.7',
      '@vitejs/plugin-react': '6.3.0',
      typescript: '5.9.3',
      vite: '8.3.8',
    });
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      name: 'first-day',
      dependencies,
      devDependencies,
    });
  });

  it.each([
    ['AdapterDateFns', 'date-fns'],
    ['AdapterDateFnsJalali', 'date-fns-jalali'],
    ['AdapterDayjs', 'dayjs'],
    ['AdapterLuxon', 'luxon'],
    ['AdapterMoment', 'moment'],
    ['AdapterMomentHijri', 'moment-hijri'],
    ['AdapterMomentJalaali', 'moment-jalaali'],
  ])('includes the library of %s', (adapter, library) => {
    expect(withImport(`@mui/x-date-pickers-pro/${adapter}`).dependencies).toHaveProperty(library);
  });

  it.each([
    ['AdapterDateFnsV3', 'date-fns'],
    ['AdapterDateFnsJalaliV2', 'date-fns-jalali'],
  ])('includes the library of %s, which is for another major of it', (adapter, library) => {
    expect(withImport(`@mui/x-date-pickers/${adapter}`).dependencies).toHaveProperty(library);
  });

  it('declares a package without types, only in TypeScript', () => {
    const adapter = '@mui/x-date-pickers/AdapterMomentHijri';
    expect(withImport(adapter).files['src/untyped.d.ts']).toBe("declare module 'moment-hijri';\n");
    expect(withImport(adapter, { variant: 'JS' }).files).not.toHaveProperty(['src/untyped.d.ts']);
    expect(exportDemo(INPUT).files).not.toHaveProperty(['src/untyped.d.ts']);
  });

  it('does not guess the library of an unknown adapter', () => {
    expect(() => withImport('@mui/x-date-pickers/AdapterTemporal')).toThrow(
      new TypeError("Can't determine required npm package for adapter 'AdapterTemporal'"),
    );
  });

  it('uses the latest version of an unknown package', () => {
    expect(withImport('lodash-es/range').dependencies['lodash-es']).toBe('latest');
  });

  it('configures Tailwind if the demo is styled with it', () => {
    const { files, devDependencies } = exportDemo({ ...INPUT, styling: 'tailwind' });
    expect(files['src/index.css']).toBe(
      "@layer theme, base, mui, components, utilities;\n@import 'tailwindcss';\n",
    );
    expect(files['src/main.tsx']).toContain("import './index.css';");
    expect(files['vite.config.ts']).toContain('plugins: [react(), tailwindcss()]');
    expect(devDependencies).toMatchObject({ tailwindcss: '4.3.5', '@tailwindcss/vite': '4.3.5' });
  });

  it('excludes Tailwind otherwise', () => {
    const { files } = exportDemo({ ...INPUT, styling: 'css' });
    expect(Object.values(files).join('\n')).not.toMatch(/tailwind|GlobalStyles/);
  });

  it('escapes the title in the page', () => {
    expect(exportDemo({ ...INPUT, title: '<b> & co' }).files['index.html']).toContain(
      '<title>&lt;b> &amp; co</title>',
    );
  });
});

describe('forms of the sandboxes', () => {
  const project = exportDemo(INPUT);

  it('passes each file to StackBlitz and opens the demo', () => {
    const { action, fields } = stackBlitzForm(project);
    expect(action).toBe('https://stackblitz.com/run?file=src%2FDemo.tsx');
    expect(fields).toMatchObject({
      'project[template]': 'node',
      'project[title]': 'FirstDay demo — MUI X',
      'project[files][src/days.ts]': project.files['src/days.ts'],
    });
  });

  it('passes all files to CodeSandbox in one parameter and opens the demo', () => {
    const { action, fields } = codeSandboxForm(project);
    expect(action).toMatch(/^https:\/\/codesandbox\.io\/api\/v1\/sandboxes\/define\b/);
    expect(fields.query).toBe('module=/src/Demo.tsx&fontsize=12');
    expect(fields.parameters).toMatch(/^[\w-]+$/);
    const base64 = fields.parameters!.replaceAll('-', '+').replaceAll('_', '/');
    expect(JSON.parse(decompressFromBase64(base64) ?? '')).toMatchObject({
      files: { 'package.json': { content: project.files['package.json'] } },
    });
  });
});
