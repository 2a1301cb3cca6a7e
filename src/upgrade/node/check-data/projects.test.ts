import { generateLicense } from '@mui/x-license/generateLicense';
import type { CheckData } from '../../shared/check/checkData';
import { createCheck, type CheckOptions, type Report } from '../../shared/check/checkProject';
import {
  countFindings,
  countTexts,
  findingTexts,
  reportMarkdown,
  planTexts,
  summaryTexts,
  type Say,
} from '../../shared/check/reportText';
import type { FindingKind } from '../../shared/check/kinds';
import { diffLines } from '../../shared/installation/packageChanges';
import { readChangeSteps } from '../../../api/node';
import { createCheckData, previewFindings } from './index';

/*
 * Projects with the trouble that people report in public, in our own words, and what is right to say
 * about each. The facts are those of the installed packages.
 */

const SITE = process.cwd();
const DAY_MS = 24 * 60 * 60 * 1000;
/** A day on which 8.14.1 had been released, on October 16, 2025. */
const NOW = Date.UTC(2026, 0, 15);

type Files = Readonly<Record<string, string>>;

let data: CheckData;

beforeAll(async () => {
  data = await createCheckData(SITE);
}, 60_000);

function check(files: Files, options: Partial<CheckOptions> = {}): Report {
  const project = createCheck(data, readChangeSteps(SITE));
  Object.entries(files).forEach(([path, text]) => {
    project.add({ path: path.startsWith('pasted') ? '' : path, text });
  });
  return project.report({ now: NOW, ...options });
}

const kindsOf = (report: Report) =>
  [...new Set(report.findings.map(({ kind }) => kind))].sort() as FindingKind[];

/** A `package.json` in which nothing is wrong, with other dependencies. */
const manifest = (dependencies: Files, devDependencies: Files = {}) => ({
  'package.json': JSON.stringify(
    {
      dependencies: {
        '@emotion/react': '^11.14.0',
        '@emotion/styled': '^11.14.0',
        '@mui/material': '^7.3.0',
        react: '^19.0.0',
        'react-dom': '^19.0.0',
        ...dependencies,
      },
      devDependencies,
    },
    null,
    2,
  ),
});

const npmLock = (packages: Readonly<Record<string, object>>) => ({
  'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages }, null, 2),
});

const GRID = { '@mui/x-data-grid': '^8.14.0' };
const PRO = { '@mui/x-data-grid-pro': '^8.14.0', '@mui/x-license': '^8.14.0' };
const PICKERS = { '@mui/x-date-pickers': '^8.14.0' };

const keyOf = (terms: Partial<Parameters<typeof generateLicense>[0]>) =>
  generateLicense({
    expiryDate: new Date(NOW + 100 * DAY_MS),
    licenseModel: 'annual',
    orderNumber: '4711',
    planScope: 'pro',
    planVersion: 'Q3-2024',
    ...terms,
  });

const USE_PRO = `import { DataGridPro } from '@mui/x-data-grid-pro';\nexport const Grid = () => <DataGridPro rows={[]} columns={[]} />;\n`;
const SET_KEY = `import { LicenseInfo } from '@mui/x-license';\nLicenseInfo.setLicenseKey(process.env.NEXT_PUBLIC_MUI_KEY);\n`;

interface Case {
  readonly files: Files;
  readonly finds: readonly FindingKind[];
  readonly options?: Partial<CheckOptions>;
}

const INSTALLATIONS: Readonly<Record<string, Case>> = {
  'nothing wrong': { files: manifest(GRID), finds: [] },
  'React 16': { files: manifest({ ...GRID, react: '^16.14.0' }), finds: ['outsideRange'] },
  'Material UI 5.11': {
    files: manifest({ ...GRID, '@mui/material': '~5.11.0' }),
    finds: ['outsideRange'],
  },
  'no Emotion': {
    files: {
      'package.json':
        '{"dependencies":{"@mui/x-charts":"8.14.1","@mui/material":"7.3.0","react":"19.0.0","react-dom":"19.0.0"}}',
    },
    finds: ['missingEmotion'],
  },
  'styled-components instead of Emotion': {
    files: {
      'package.json':
        '{"dependencies":{"@mui/x-charts":"8.14.1","@mui/styled-engine-sc":"7.3.0","@mui/material":"7.3.0","react":"19.0.0","react-dom":"19.0.0"}}',
    },
    finds: [],
  },
  'no Material UI': {
    files: {
      'package.json':
        '{"dependencies":{"@mui/x-tree-view":"8.14.1","@emotion/react":"11.14.0","@emotion/styled":"11.14.0","react":"19.0.0","react-dom":"19.0.0"}}',
    },
    finds: ['missingPeer'],
  },
  'pickers without a date library': { files: manifest(PICKERS), finds: ['missingDateLibrary'] },
  'an old Moment.js': {
    files: manifest({ ...PICKERS, moment: '~2.20.0' }),
    finds: ['outsideRange'],
  },
  'grid and pickers of two majors': {
    files: manifest({ ...GRID, '@mui/x-date-pickers': '^6.19.0', dayjs: '^1.11.0' }),
    finds: ['mixedVersions'],
  },
  'types of another React': {
    files: manifest(GRID, { '@types/react': '^18.3.0' }),
    finds: ['reactTypes'],
  },
  'a package name of version 4': {
    files: manifest({ '@material-ui/x-grid': '^4.0.0' }),
    finds: ['renamedPackage'],
  },
  'the old name of the license package': {
    files: manifest({ ...PRO, '@mui/x-license-pro': '^6.10.0' }),
    finds: ['renamedPackage'],
  },
  'two majors of the pickers, of which the lab brings one': {
    files: npmLock({
      'node_modules/@mui/x-date-pickers': { version: '8.14.1' },
      'node_modules/@mui/lab/node_modules/@mui/x-date-pickers': { version: '5.0.20' },
      'node_modules/dayjs': { version: '1.11.13' },
      ...Object.fromEntries(
        [
          '@emotion/react',
          '@emotion/styled',
          '@mui/material',
          '@mui/system',
          'react',
          'react-dom',
        ].map((name) => [
          `node_modules/${name}`,
          {
            version:
              /react(?:-dom)?$/.test(name) && !name.startsWith('@')
                ? '19.0.0'
                : name.startsWith('@emotion')
                  ? '11.14.0'
                  : '7.3.0',
          },
        ]),
      ),
    }),
    finds: ['twoMajors'],
  },
  'two copies of Emotion, which lose styles': {
    files: npmLock({
      'node_modules/@emotion/react': { version: '11.14.0' },
      'node_modules/old-kit/node_modules/@emotion/react': { version: '11.9.3' },
    }),
    finds: ['lostStyles'],
  },
  'a lock file of npm 6': {
    files: {
      'package-lock.json': JSON.stringify({
        lockfileVersion: 1,
        dependencies: {
          react: { version: '18.2.0' },
          widget: { version: '1.0.0', dependencies: { react: { version: '18.3.1' } } },
        },
      }),
    },
    finds: ['twoCopies'],
  },
  'pnpm: one version with two sets of peers': {
    files: {
      'pnpm-lock.yaml': `lockfileVersion: '9.0'
packages:
  '@mui/material@7.3.0':
    resolution: {integrity: sha512-x}
    peerDependencies:
      react: ^17.0.0 || ^18.0.0 || ^19.0.0
snapshots:
  '@mui/material@7.3.0(react@18.3.1)': {}
  '@mui/material@7.3.0(react@19.0.0)': {}
`,
    },
    finds: ['lostStyles'],
  },
  'pnpm 7': {
    files: {
      'pnpm-lock.yaml': `lockfileVersion: 5.4
packages:
  /@mui/x-data-grid/5.17.26_abc:
    resolution: {integrity: sha512-x}
  /@mui/x-data-grid/6.0.0_abc:
    resolution: {integrity: sha512-y}
  /@emotion/react/11.14.0:
    resolution: {integrity: sha512-z}
  /@emotion/styled/11.14.0:
    resolution: {integrity: sha512-z}
`,
    },
    finds: ['twoMajors'],
  },
  'Yarn 1': {
    files: {
      'yarn.lock': `# yarn lockfile v1


"@mui/system@^7.3.0":
  version "7.3.11"
  resolved "https://registry.yarnpkg.com/@mui/system/-/system-7.3.11.tgz"

"@mui/system@^5.15.0", "@mui/system@^5.16.0":
  version "5.16.7"
  resolved "https://registry.yarnpkg.com/@mui/system/-/system-5.16.7.tgz"
`,
    },
    finds: ['lostStyles'],
  },
  'Yarn 4, with its own range of peers': {
    files: {
      'yarn.lock': `__metadata:
  version: 8

"@mui/x-charts@npm:^7.0.0":
  version: 7.29.1
  resolution: "@mui/x-charts@npm:7.29.1"
  peerDependencies:
    "@mui/material": ^5.15.14 || ^6.0.0 || ^7.0.0
    react: ^17.0.0 || ^18.0.0 || ^19.0.0

"@mui/material@npm:^5.0.0":
  version: 5.10.0
  resolution: "@mui/material@npm:5.10.0"

"react@npm:^18.0.0":
  version: 18.3.1
  resolution: "react@npm:18.3.1"

"@emotion/react@npm:^11.0.0":
  version: 11.14.0

"@emotion/styled@npm:^11.0.0":
  version: 11.14.0
`,
    },
    finds: ['outsideRange'],
  },
  'Bun, which nests a second copy': {
    files: {
      'bun.lock': `{
  "lockfileVersion": 1,
  "configVersion": 1,
  "workspaces": {
    "": {
      "name": "portal",
      "dependencies": {
        "@mui/x-tree-view": "^8.14.0",
      },
    },
  },
  "packages": {
    "@emotion/react": ["@emotion/react@11.14.0", "", {}, "sha512-x=="],

    "@emotion/styled": ["@emotion/styled@11.14.0", "", {}, "sha512-x=="],

    "@mui/material": ["@mui/material@5.10.0", "", {}, "sha512-x=="],

    "@mui/x-tree-view": ["@mui/x-tree-view@8.14.1", "", { "dependencies": { "@mui/utils": "^7.3.3" }, "peerDependencies": { "@mui/material": "^5.15.14 || ^6.0.0 || ^7.0.0", "date-fns": "^3.0.0" }, "optionalPeers": ["date-fns"] }, "sha512-x=="],

    "kit/@emotion/react": ["@emotion/react@11.9.3", "", {}, "sha512-x=="],
  }
}
`,
    },
    finds: ['lostStyles', 'outsideRange'],
  },
  'a lock file of npm with tabs': {
    files: {
      'package-lock.json': `{\n\t"lockfileVersion": 3,\n\t"packages": {\n\t\t"node_modules/react": { "version": "19.0.0" },\n\t\t"node_modules/a/node_modules/react": { "version": "18.3.1" }\n\t}\n}`,
    },
    finds: ['twoMajors'],
  },
  'a Premium component, with Pro installed': {
    files: {
      ...manifest(PRO),
      'src/A.tsx': `import { DataGridPremium } from '@mui/x-data-grid-premium';`,
    },
    finds: ['planNotInstalled'],
  },
  'a Premium component from the Pro package': {
    files: {
      ...manifest(PRO),
      'src/A.tsx': `import { DataGridPremium } from '@mui/x-data-grid-pro';`,
    },
    finds: ['planOfName'],
  },
  'the license package isn’t declared': {
    files: {
      ...manifest({ '@mui/x-data-grid-pro': '^8.14.0' }),
      'src/license.ts': `import { LicenseInfo } from '@mui/x-license';`,
    },
    finds: ['notDeclared'],
  },
  'adapters of two libraries': {
    files: {
      ...manifest({ ...PICKERS, dayjs: '^1.11.0', moment: '^2.30.0' }),
      'src/A.tsx': `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';`,
      'src/B.tsx': `import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';`,
    },
    finds: ['dateTypes'],
  },
  'an adapter without its library': {
    files: {
      ...manifest({ ...PICKERS, dayjs: '^1.11.0' }),
      'src/A.tsx': `import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';`,
    },
    finds: ['adapterLibrary'],
  },
  'date-fns 2 with the adapter of later versions': {
    files: {
      ...manifest({ ...PICKERS, 'date-fns': '^2.30.0' }),
      'src/A.tsx': `import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';`,
    },
    finds: ['dateFnsAdapter'],
  },
  'a tree view from the lab': {
    files: {
      'pasted.tsx': `import { TreeView } from '@mui/lab';\nexport const A = () => <TreeView />;`,
    },
    finds: ['change', 'renamedPackage'],
  },
};

const LICENSES: Readonly<Record<string, Case>> = {
  'set before everything else': {
    files: {
      ...manifest({ ...PRO, next: '15.0.0' }),
      'src/pages/_app.tsx': SET_KEY,
      'src/Grid.tsx': USE_PRO,
    },
    finds: [],
  },
  'in the root layout of the App Router': {
    files: {
      ...manifest({ ...PRO, next: '15.0.0' }),
      'app/layout.tsx': `${SET_KEY}export const metadata = {};`,
    },
    finds: ['keyOnServer'],
  },
  "'use strict' instead of 'use client'": {
    files: {
      ...manifest({ ...PRO, next: '14.1.0' }),
      'src/app/components/License.tsx': `'use strict';\n${SET_KEY}`,
    },
    finds: ['keyOnServer'],
  },
  'a client component': {
    files: {
      ...manifest({ ...PRO, next: '14.1.0' }),
      'src/app/License.tsx': `'use client';\n${SET_KEY}`,
    },
    finds: [],
  },
  'in an effect': {
    files: {
      'pasted.tsx': `import { LicenseInfo } from '@mui/x-license';\nexport function App() {\n  useEffect(() => { LicenseInfo.setLicenseKey(import.meta.env.VITE_KEY); }, []);\n}`,
    },
    finds: ['keyInFunction'],
  },
  'after the application renders': {
    files: {
      'src/main.tsx': `import { LicenseInfo } from '@mui/x-license';\ncreateRoot(root).render(<App />);\nLicenseInfo.setLicenseKey(import.meta.env.VITE_KEY);`,
    },
    finds: ['keyAfterRender'],
  },
  'a variable without the prefix of Next.js': {
    files: {
      ...manifest({ ...PRO, next: '15.0.0' }),
      'pages/_app.tsx': SET_KEY.replace('NEXT_PUBLIC_', ''),
    },
    finds: ['keyVariableName'],
  },
  'the variable of another bundler': {
    files: { ...manifest(PRO, { vite: '^7.0.0' }), 'src/main.tsx': SET_KEY },
    finds: ['keyVariableName'],
  },
  'a computed variable': {
    files: {
      'pasted.ts': `import { LicenseInfo } from '@mui/x-license';\nLicenseInfo.setLicenseKey(process.env[name]);`,
    },
    finds: ['keyVariable'],
  },
  'an empty key': {
    files: {
      'pasted.ts': `import { LicenseInfo } from '@mui/x-license';\nLicenseInfo.setLicenseKey('');`,
    },
    finds: ['keyEmpty'],
  },
  'the key of the documentation': {
    files: {
      'pasted.ts': `import { LicenseInfo } from '@mui/x-license';\nLicenseInfo.setLicenseKey('YOUR_LICENSE_KEY');`,
    },
    finds: ['keyPlaceholder'],
  },
  'no key in the project': {
    files: {
      ...manifest(PRO),
      'src/Grid.tsx': USE_PRO,
      'src/App.tsx': `import { Grid } from './Grid';`,
    },
    finds: ['keyNotSet'],
  },
  'a module that nothing imports': {
    files: {
      ...manifest({ ...PRO, next: '15.0.0' }),
      'src/license.ts': SET_KEY,
      'src/App.tsx': USE_PRO,
    },
    finds: ['keyNeverLoaded'],
  },
};

const ERRORS: Readonly<Record<string, Case>> = {
  'a message of the grid': {
    files: {
      pasted:
        'Error: MUI X: The Data Grid component requires all rows to have a unique `id` property.\n  at useGridRows',
    },
    finds: ['knownError'],
  },
  'a conflict of npm': {
    files: {
      pasted: 'npm ERR! code ERESOLVE\nnpm ERR! ERESOLVE unable to resolve dependency tree',
    },
    finds: ['knownError'],
  },
  'two copies of the pickers': {
    files: {
      pasted:
        'MUI X: Can not find the date and time pickers localization context.\nIt looks like you forgot to wrap your component in LocalizationProvider.',
    },
    finds: ['knownError'],
  },
  'a message that only the package has': {
    files: { pasted: 'Error: MUI X Charts: Could not find the Charts Slots context.' },
    finds: ['packageError'],
  },
  'a minified error': {
    files: {
      pasted:
        'Uncaught Error: Minified MUI error #9; visit https://mui.com/production-error/?code=9&args[]=red',
    },
    finds: ['errorCode'],
  },
  'an array where the selection became an object': {
    files: {
      pasted:
        "TypeError: Cannot read properties of undefined (reading 'size')\n    at isRowSelected (app.js:1:1)",
    },
    finds: ['knownError'],
  },
  'a method of arrays on the selection': {
    files: {
      pasted:
        'Uncaught TypeError: newSelectionModel.filter is not a function\n    at onRowSelectionModelChange (Orders.tsx:31:40)',
    },
    finds: ['knownError'],
  },
  'a warning of Emotion': {
    files: {
      pasted:
        'The pseudo class ":first-child" is potentially unsafe when doing server-side rendering. Try changing it to ":first-of-type".',
    },
    finds: ['knownError'],
  },
  'a missing method on something else': {
    files: {
      pasted: 'TypeError: orders.map is not a function\n    at Orders (SelectionModel.ts:3:1)',
    },
    finds: [],
  },
  'a message as older versions began it': {
    files: { pasted: 'MUI: Can not find the date and time pickers localization context.' },
    finds: ['knownError'],
  },
  'a message without its beginning': {
    files: { pasted: 'No row with id #4711 found' },
    finds: ['knownError'],
  },
  'an error of something else': {
    files: { pasted: 'ReferenceError: foo is not defined' },
    finds: [],
  },
};

describe.each(Object.entries({ INSTALLATIONS, LICENSES, ERRORS }))('%s', (_, cases) => {
  it.each(Object.entries(cases))('%s', (_name, { files, finds, options }) => {
    expect(kindsOf(check(files, options))).toEqual([...finds].sort());
  });
});

it('shows an error and a package of examples before the first check', () => {
  expect(previewFindings(data).map(({ certainty, kind }) => [certainty, kind])).toEqual([
    ['certain', 'renamedPackage'],
    ['certain', 'knownError'],
  ]);
});

describe('the summary', () => {
  const summaryOf = (report: Report) => summaryTexts(report, (key) => key);

  it('counts what was found, without what there is none of', () => {
    const report = check(manifest({ ...GRID, react: '^16.14.0' }));
    expect(countFindings(report)).toEqual([{ certainty: 'certain', count: 1 }]);
  });

  it('says how many changes are needed', () => {
    const one = check(manifest({ ...GRID, react: '^16.14.0' }));
    expect(countTexts(one, say)).toEqual(['check.counts.certainOne 1']);
    const two = { ...one, findings: [...one.findings, ...one.findings] };
    expect(countTexts(two, say)).toEqual(['check.counts.certain 2']);
  });

  it('does not pass an unknown error', () => {
    const report = check({ pasted: 'Uncaught ReferenceError: foo is not defined\n  at app.js:1' });
    expect(report.unknown).toEqual(['Uncaught ReferenceError: foo is not defined']);
    expect(summaryOf(report)).toContain('check.summaryUnknown');
    expect(summaryOf(report)).not.toContain('check.summaryNone');
  });

  it('hides a key in an unknown error', () => {
    const key = keyOf({});
    const report = check({ pasted: `Failed to deploy MUI_KEY=${key}` });
    expect(JSON.stringify(report)).not.toContain(key.slice(0, 20));
  });

  it('does not pass a manifest and code in one paste', () => {
    const text = `${manifest(GRID)['package.json']}\n\n${USE_PRO}`;
    const report = check({ pasted: text });
    expect(report.failed).toHaveLength(1);
    expect(summaryOf(report)[0]).toBe('check.failedFile');
    expect(summaryOf(report)).not.toContain('check.summaryNone');
  });

  it('counts spread props only where there are some', () => {
    const code = (attributes: string) => ({
      'src/App.tsx': `import { DataGrid } from '@mui/x-data-grid';\nexport const A = (p) => <DataGrid ${attributes} />;`,
    });
    expect(summaryOf(check(code('{...p}'), { from: 'v7' }))).toContain('check.summarySpreads');
    expect(summaryOf(check(code('rows={[]}'), { from: 'v7' }))).not.toContain(
      'check.summarySpreads',
    );
  });
});

/** Shows keys and values instead of messages. */
const say: Say = (key, values) => [key, ...Object.values(values ?? {})].join(' ');

describe('an upgrade', () => {
  const OLD = manifest({
    '@mui/x-data-grid-pro': '^6.20.0',
    '@mui/x-date-pickers': '6.20.2',
    '@mui/x-license-pro': '~6.10.2',
    react: '^16.14.0',
  });

  it('says which majors are between, and how much has to be done', () => {
    expect(planTexts(check(OLD), say)).toEqual([
      'check.plan.majors 2 v6 → v7 → v8',
      'check.plan.codemods 4',
      'check.plan.packages 4',
    ]);
    expect(planTexts(check(OLD, { to: 'v7' }), say)[0]).toBe('check.plan.majorsOne 1 v6 → v7');
    expect(planTexts(check(manifest(GRID)), say)).toEqual([]);
    expect(planTexts(check(manifest({ '@mui/x-charts': 'latest' })), say)).toEqual([]);
  });

  it('names the lines of package.json as they have to be, in the style of the project', () => {
    const version = data.packages['@mui/x-data-grid-pro']?.version;
    const lines = (to?: string) =>
      check(OLD, { ...(to && { to }) }).packageChanges.flatMap((file) =>
        diffLines(file).flatMap(({ kind, text }) => (kind === 'inserted' ? text : [])),
      );
    expect(lines()).toEqual([
      `"@mui/x-data-grid-pro": "^${version}",`,
      `"@mui/x-date-pickers": "${version}",`,
      `"@mui/x-license": "~${version}",`,
      '"react": "^17.0.0",',
    ]);
    // Of older majors, the newest release and the peers aren't known.
    expect(lines('v7')).toEqual([
      '"@mui/x-data-grid-pro": "^7.0.0",',
      '"@mui/x-date-pickers": "7.0.0",',
      '"@mui/x-license": "~7.0.0",',
    ]);
  });

  it('leaves ranges alone that accept the major, or that are no versions', () => {
    const ranges = { '@mui/x-charts': '^8.0.0', '@mui/x-tree-view': 'workspace:^' };
    const report = check(manifest({ ...ranges, '@mui/x-data-grid': '7.x' }));
    expect(report.packageChanges.flatMap(({ changes }) => changes)).toMatchObject([
      { name: '@mui/x-data-grid', range: '7.x', newRange: expect.stringMatching(/^\^8\./) },
    ]);
  });

  it('exports the headline and the lines as a diff', () => {
    const markdown = reportMarkdown(check(OLD), say, 'https://example.com/x/');
    expect(markdown).toContain('\n\ncheck.plan.majors 2 v6 → v7 → v8 · check.plan.codemods 4 ·');
    expect(markdown).toContain(
      '## check.packagesTitle package.json\n\n```diff\n- "@mui/x-data-grid-pro": "^6',
    );
  });

  it('runs codemods on the folders with code that uses the packages', () => {
    const code = `import { DataGrid } from '@mui/x-data-grid';\nexport const A = () => <DataGrid />;`;
    const foldersOf = (files: Files) => {
      const { codemods } = check(files, { from: 'v7', to: 'v8' });
      return codemods
        .flatMap(({ commands }) => commands)
        .map((text) => text.split('preset-safe ')[1]);
    };
    const { 'package.json': text = '' } = manifest({ '@mui/x-data-grid': '^7.0.0' });
    const app = { 'shop/package.json': text, 'shop/app/page.tsx': code, 'shop/lib/a/b.ts': 'x();' };
    expect(foldersOf(app)).toEqual(['app']);
    expect(foldersOf({ ...app, 'shop/ui/grid/Grid.jsx': code })).toEqual(['app ui']);
    expect(foldersOf({ ...app, 'shop/Grid.tsx': code })).toEqual(['.']);
    expect(foldersOf({ 'client/Grid.tsx': code })).toEqual(['client']);
    // A shell would read these names otherwise.
    expect(foldersOf({ 'my shop/Grid.tsx': code })).toEqual(['.']);
    expect(foldersOf({ '$(ls)/Grid.tsx': code })).toEqual(['.']);
    expect(foldersOf({ 'pasted 1': code })).toEqual(['src']);
  });
});

describe('license keys', () => {
  const judged = (key: string, dependencies: Files = PRO) =>
    check({ ...manifest(dependencies), pasted: key });
  const [pro, premium] = ['@mui/x-data-grid-pro', '@mui/x-data-grid-premium'];

  it('shows the terms of a valid key', () => {
    const { findings, keys } = judged(keyOf({}));
    expect(findings).toEqual([]);
    expect(keys[0]?.terms).toEqual({
      ...{ plan: 'pro', model: 'annual', planVersion: 'Q3-2024' },
      expires: NOW + 100 * DAY_MS,
    });
    expect(keys[0]?.packages).toMatchObject([
      { name: pro, production: expect.stringMatching(/^Valid$/) as string, development: 'Valid' },
    ]);
  });

  it('reads a key that a mail program broke into lines', () => {
    expect(judged(keyOf({}).replace(/(.{40})/g, '$1\n')).findings).toEqual([]);
  });

  it('tells a damaged key from a valid one', () => {
    expect(kindsOf(judged(keyOf({}).replace(/.$/, '')))).toEqual(['keyInvalid']);
  });

  it('accepts releases of the term in production after an annual license ended', () => {
    const { findings, keys } = judged(keyOf({ expiryDate: new Date(NOW - 40 * DAY_MS) }));
    expect(findings.map(({ kind }) => kind)).toEqual(['keyExpiredInDevelopment']);
    expect(keys[0]?.packages[0]).toMatchObject({
      production: 'Valid',
      development: 'ExpiredAnnual',
    });
  });

  it('refuses a release from after the term', () => {
    const expiryDate = new Date(Date.UTC(2025, 5, 1));
    expect(kindsOf(judged(keyOf({ expiryDate, licenseModel: 'perpetual' })))).toEqual([
      'keyExpired',
    ]);
    const older = judged(keyOf({ expiryDate, licenseModel: 'perpetual' }), { [pro]: '8.0.0' });
    expect(older.findings).toEqual([]);
  });

  it('refuses Premium packages with a Pro key', () => {
    expect(kindsOf(judged(keyOf({}), { [premium]: '8.14.1' }))).toEqual(['keyPlan']);
    expect(judged(keyOf({ planScope: 'premium' }), { [premium]: '8.14.1' }).findings).toEqual([]);
  });

  it('knows what an older Pro license lacks', () => {
    const key = keyOf({ planVersion: 'initial' });
    expect(kindsOf(judged(key, { '@mui/x-charts-pro': '8.14.1' }))).toEqual(['keyInitialPlan']);
  });

  it('never repeats a key', () => {
    const key = keyOf({ planScope: 'premium' });
    const report = check({
      'src/license.ts': `import { LicenseInfo } from '@mui/x-license';\nexport function set() { LicenseInfo.setLicenseKey('${key}'); }`,
    });
    expect(report.keys).toHaveLength(1);
    expect(JSON.stringify(report)).not.toContain(key.slice(0, 32));
    expect(JSON.stringify(report)).not.toContain(key.slice(32, 80));
  });
});

describe('code', () => {
  const titles = (report: Report) =>
    report.findings.map(({ certainty, line, values }) => `${certainty} ${values.name} ${line}`);

  it('finds what a later release added, through aliases and namespaces', () => {
    const code = `import { DataGridPro as Grid } from '@mui/x-data-grid-pro';
import * as Charts from '@mui/x-charts';
const Styled = styled(Grid);
export const A = () => (
  <>
    <Styled slots={{ columnHeaderSortIcon: Icon }} showToolbar />
    <Charts.BarChart hideLegend />
  </>
);`;
    const files = {
      ...manifest({ '@mui/x-data-grid-pro': '7.29.0', '@mui/x-charts': '7.29.0' }),
      'A.tsx': code,
    };
    const newer = check(files).findings.filter(({ kind }) => kind === 'newer');
    expect(newer.map(({ line, values }) => `${values.name} ${line}`)).toEqual(
      expect.arrayContaining(['showToolbar 6', 'hideLegend 7']),
    );
    expect(check(files, { from: '8.14' }).findings.filter(({ kind }) => kind === 'newer')).toEqual(
      [],
    );
  });

  it('finds renamed components, and names the codemod', () => {
    const code = `import * as Tree from '@mui/x-tree-view';\nexport const A = () => <Tree.TreeView />;`;
    const report = check({ 'A.tsx': code }, { from: 'v7' });
    expect(titles(report)).toContain('certain TreeView 2');
    expect(report.codemods[0]?.commands).toEqual([
      'npx @mui/x-codemod@latest v8.0.0/tree-view/preset-safe src',
    ]);
  });

  it('compares a class that still uses version 5, below a manifest saved on Windows', () => {
    const code = `class Flights extends React.Component {
  render() {
    return <DataGrid onSelectionModelChange={(ids) => this.pick(ids)} pageSize={5} rowsPerPageOptions={[5]}
      disableSelectionOnClick experimentalFeatures={{ newEditingApi: true }} components={{ Toolbar }} />;
  }
}
export const Other = () => <DataTable pageSize={3} components={{}} disableSelectionOnClick />;`;
    const { 'package.json': text } = manifest({ '@mui/x-data-grid': '^5.17.2' });
    const report = check({
      'package.json': `\uFEFF${text.replaceAll('\n', '\r\n')}`,
      'Flights.js': `import { DataGrid } from '@mui/x-data-grid';\n${code}`,
    });
    expect(report.from).toBe('v5');
    expect(titles(report)).toEqual(
      expect.arrayContaining([
        'certain onSelectionModelChange 4',
        'certain pageSize 4',
        'certain rowsPerPageOptions 4',
        'certain disableSelectionOnClick 5',
        'certain components 5',
      ]),
    );
    expect(report.findings.filter(({ line }) => line === 8)).toEqual([]);
  });

  /** What steps from an older major find in a file, as `certain name` or `check name`. */
  const foundIn = (code: string, from: string, path = 'A.tsx') =>
    check({ [path]: code }, { from }).findings.map(
      ({ certainty, values }) => `${certainty} ${values.name}`,
    );

  it('reports a changed default where it applies, instead of where it is set', () => {
    const code = (props: string) =>
      `import { BarChart } from '@mui/x-charts/BarChart';\nexport const A = () => <BarChart series={series}${props} />;`;
    expect(foundIn(code(''), 'v7')).toContain('check colors');
    expect(foundIn(code(` colors={['#123456']}`), 'v7')).not.toContain('check colors');
    // What is spread can set it.
    expect(foundIn(code(' {...settings}'), 'v7')).not.toContain('check colors');
  });

  it('is only certain about an apiRef of which it knows the type', () => {
    const use = `apiRef.current.unstable_selectCellRange(a, b);`;
    const hook = `import { useGridApiRef } from '@mui/x-data-grid-pro';\nexport function A() { const apiRef = useGridApiRef(); ${use} }`;
    const typed = `import type { GridApiPro } from '@mui/x-data-grid-pro';\nexport function A(apiRef: RefObject<GridApiPro>) { ${use} }`;
    const prop = `import { DataGridPro } from '@mui/x-data-grid-pro';\nexport function A({ apiRef }) { ${use} }`;
    expect(foundIn(hook, 'v6')).toContain('certain unstable_selectCellRange');
    expect(foundIn(typed, 'v6')).toContain('certain unstable_selectCellRange');
    expect(foundIn(prop, 'v6')).toContain('check unstable_selectCellRange');
  });

  it('finds reads of an apiRef that can be null, unless they allow for it', () => {
    const code = (access: string) =>
      `import { useGridApiRef } from '@mui/x-data-grid';\nexport function A() { const apiRef = useGridApiRef(); apiRef.${access}.getRow(1); }`;
    expect(foundIn(code('current'), 'v7')).toContain('certain current');
    expect(foundIn(code('current'), 'v7', 'A.js')).toContain('check current');
    expect(foundIn(code('current?'), 'v7')).not.toContain('certain current');
    expect(foundIn(code('current!'), 'v7')).not.toContain('certain current');
  });

  it('tells type arguments from other uses of a type', () => {
    const code = (type: string) =>
      `import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';\nexport type A = ${type};`;
    expect(foundIn(code('DatePickerProps<Dayjs>'), 'v7')).toContain('certain DatePickerProps');
    expect(foundIn(code('DatePickerProps'), 'v7')).toEqual([]);
  });

  it('knows all variants of a picker, and the provider whose type argument is now the locale', () => {
    // What TypeScript says of each with the packages of v8: TS2344, TS2558, and nothing.
    const code = (name: string) =>
      `import { ${name} } from '@mui/x-date-pickers/${name}';\nexport const A = () => <${name}<Dayjs> />;`;
    expect(foundIn(code('DesktopDatePicker'), 'v7')).toContain('certain DesktopDatePicker');
    expect(foundIn(code('StaticDatePicker'), 'v7')).toContain('certain StaticDatePicker');
    expect(foundIn(code('LocalizationProvider'), 'v7')).not.toContain(
      'certain LocalizationProvider',
    );
  });

  it('leaves alone what only looks like a change', () => {
    // Styles have a fill, charts have one, and a layout has a direction.
    const charts = `import { BarChart } from '@mui/x-charts';\nexport const A = () => <Box sx={{ fill: 'red', flexDirection: 'row' }}><BarChart {...props} /></Box>;`;
    expect(foundIn(charts, 'v7')).toEqual(['check ChartsXAxis']);
    const callback = (parameters: string) =>
      `import { DatePicker } from '@mui/x-date-pickers';\nexport const A = () => <DatePicker onChange={(${parameters}) => save(value)} />;`;
    const second = (found: string[]) => found.filter((row) => row === 'certain onChange').length;
    expect(second(foundIn(callback('value, text'), 'v5'))).toBe(1);
    expect(second(foundIn(callback('value'), 'v5'))).toBe(0);
  });

  it('finds values behind conditions, and elements that lack a required prop', () => {
    const legend = `import { PieChart } from '@mui/x-charts';\nexport const A = () => <PieChart slotProps={{ legend: { direction: isWide ? 'row' : 'column' } }} />;`;
    expect(foundIn(legend, 'v7')).toEqual(
      expect.arrayContaining(["check 'row'", "check 'column'"]),
    );
    const layout = (props: string) =>
      `import { PickersLayoutRoot } from '@mui/x-date-pickers/PickersLayout';\nexport const A = () => <PickersLayoutRoot className="a"${props} />;`;
    expect(foundIn(layout(''), 'v7')).toContain('certain PickersLayoutRoot');
    expect(foundIn(layout(' ownerState={state}'), 'v7')).not.toContain('certain PickersLayoutRoot');
  });

  it.each(['workspace:*', 'latest', 'catalog:', '*', 'github:acme/grid#v3.2'])(
    'takes no version from %s',
    (range) => {
      const report = check(manifest({ '@mui/x-data-grid': range }));
      expect(report).toMatchObject({ from: '', codemods: [] });
    },
  );

  it.each([
    ['workspace:^7.2.0', 'v7'],
    ['>=6.18 <7', 'v6'],
    ['8.x', 'v8'],
    ['~5.17.2-beta.1', 'v5'],
  ])('takes the major of %s', (range, major) => {
    expect(check(manifest({ '@mui/x-data-grid': range })).from).toBe(major);
  });

  it('asks for the text form of Bun’s lock file', () => {
    const report = check({ 'bun.lockb': '#!/usr/bin/env bun\nbun-lockfile-format-v0\n\u0000' });
    expect(report.failed).toEqual([{ file: 'bun.lockb', reason: '' }]);
    const say: Say = (key, values) => `${key} ${values?.reason ?? ''}`;
    expect(reportMarkdown(report, say, 'https://example.com/x/')).toContain('check.failedBinary');
  });

  it('says which files it couldn’t read, and where props are spread', () => {
    const report = check({
      'A.tsx': `import { DataGrid } from '@mui/x-data-grid';\nexport const A = (p) => <DataGrid {...p} />;`,
      'B.tsx': `import '@mui/x-data-grid';\nconst = <;`,
      'package.json': '{',
    });
    expect(report.unsure).toEqual([{ file: 'A.tsx', line: 2 }]);
    expect(report.failed.map(({ file }) => file)).toEqual(['B.tsx', 'package.json']);
  });
});

describe('a toolbar of version 7', () => {
  const toolbarFindings = (grid: string) =>
    check(
      {
        pasted: `import { DataGrid, GridToolbar } from '@mui/x-data-grid';\nexport const Orders = (props) => ${grid};`,
      },
      { from: 'v7' },
    ).findings.filter(({ text }) => /toolbar/i.test(`${text?.title} ${text?.what}`));

  it('has to be switched on, which one finding says with all else about it', () => {
    const found = toolbarFindings('<DataGrid rows={[]} slots={{ toolbar: GridToolbar }} />');
    expect(found).toMatchObject([
      {
        certainty: 'certain',
        page: 'Data Grid - Migration from v7 to v8: Slots',
        text: {
          title: '`toolbar`',
          todo: expect.stringMatching(/^Set `showToolbar`/) as string,
        },
      },
    ]);
    expect(found[0]?.text?.what).toMatch(/isn't rendered.*quick filter.*density/s);
  });

  it('that is switched on has only what looks different', () => {
    const found = toolbarFindings(
      '<DataGrid rows={[]} showToolbar slots={{ toolbar: GridToolbar }} />',
    );
    expect(found.map(({ certainty }) => certainty)).toEqual(['check']);
    expect(found[0]?.text?.what).not.toContain("isn't rendered");
  });

  it('of unknown props is to be checked, and so is the import without a slot', () => {
    const spread = toolbarFindings('<DataGrid {...props} slots={{ toolbar: GridToolbar }} />');
    expect(spread.map(({ certainty }) => certainty)).toEqual(['check']);
    const own = toolbarFindings('<div><GridToolbar /></div>');
    expect(own).toMatchObject([{ certainty: 'check', text: { title: '`GridToolbar`' } }]);
  });
});

it('names sections by the titles of their pages, and lines of a pasted text in words', () => {
  const report = check(
    {
      pasted: `import { DataGrid } from '@mui/x-data-grid';\nexport const Orders = () => <DataGrid unstable_rowSpanning />;`,
    },
    { from: 'v7' },
  );
  expect(report.codemods.flatMap(({ guides }) => guides)).toEqual([
    { to: 'migration/migration-data-grid-v7/', page: 'Data Grid - Migration from v7 to v8' },
  ]);
  const markdown = reportMarkdown(report, say, 'https://mui.com/x/');
  expect(markdown).toContain('check.pastedLine 2');
  expect(markdown).toContain('[Data Grid - Migration from v7 to v8: ');
  // The commands come where the headline counts them.
  expect(markdown.indexOf('npx @mui/x-codemod')).toBeLessThan(markdown.indexOf('check.certainty'));
});

it('what a package says ends as a sentence in the examples', () => {
  for (const finding of previewFindings(data)) {
    expect(findingTexts(finding, say).todo).toMatch(/[.!?]$/);
  }
});

describe('hostile input', () => {
  const say: Say = (key, values = {}) => `${key} ${Object.values(values).join(' ')}`;
  const markdownOf = (files: Files, options: Partial<CheckOptions> = {}) =>
    reportMarkdown(check(files, options), say, 'https://example.com/x/');

  it.each<[string, (key: string) => Files]>([
    ['a placeholder', (key) => ({ 'A.ts': `LicenseInfo.setLicenseKey('License key: ${key}');` })],
    [
      'a list',
      (key) => ({
        'A.ts': `LicenseInfo.setLicenseKey(['${key.slice(0, 32)}','${key.slice(32)}'].join(''));`,
      }),
    ],
    ['an address', (key) => ({ pasted: `https://mui.com/production-error/?code=9&args[]=${key}` })],
    ['an unknown error', (key) => ({ pasted: `Error: what is ${key}?` })],
    ['a name', (key) => ({ [`keys/${key}.ts`]: `import '@mui/x-data-grid';\nconst = <;` })],
    ['the path of a manifest', (key) => ({ [`${key}/package.json`]: '{' })],
    [
      'the version in a lock file',
      (key) =>
        npmLock({
          'node_modules/@mui/x-data-grid': { version: `8.0.0-${key}` },
          'node_modules/react': { version: '17.0.0' },
        }),
    ],
  ])('shows no part of a key in %s', (_where, files) => {
    const key = keyOf({});
    const markdown = markdownOf(files(key)) + JSON.stringify(check(files(key)));
    for (let at = 0; at + 15 <= key.length; at += 1) {
      expect(markdown).not.toContain(key.slice(at, at + 15));
    }
  });

  it('exports names and versions as texts, without their markup', () => {
    const code = `import { DataGrid } from '@mui/x-data-grid-pro';\nLicenseInfo.setLicenseKey('\`<b>your key');`;
    const markdown = markdownOf({
      '<img src=x onerror=alert(1)>.tsx': code,
      '[click](http:evil).tsx': code,
      'a\n\n# Injected\n\n`<i>.tsx': code,
      ...npmLock({
        'node_modules/@mui/x-data-grid-pro': { version: '8.14.1' },
        'node_modules/react': { version: '17\n\n# Injected\n\n<u>' },
      }),
    });
    expect(markdown).toContain('&lt;img src=x');
    expect(markdown).toContain('&#91;click](http:evil).tsx');
    expect(markdown).not.toMatch(/^# Injected/m);
    // What is left is in code spans.
    expect(markdown.replace(/`[^`\n]*`/g, '')).not.toMatch(/<\w/);
  });

  it('shows the beginning of a long line', () => {
    const { unknown } = check({ pasted: `Error: ${'x y '.repeat(1_000_000)}` });
    expect(unknown).toEqual([expect.stringMatching(/^Error: x y .{0,1000}…$/)]);
    const args = 'args[]=x&'.repeat(40_000);
    const { findings } = check({ pasted: `https://mui.com/production-error/?code=9&${args}` });
    expect(JSON.stringify(findings).length).toBeLessThan(5000);
  });

  // Each took 10 seconds and more while the time grew with the square of the size.
  it.each<[string, () => Files]>([
    ['classes', () => ({ 'a.css': '.MuiDataGrid-root { color: red }\n'.repeat(30_000) })],
    [
      'signs in an id',
      () => ({
        'bun.lock': `{"lockfileVersion":1,"workspaces":{},"packages":{"a":["${'@1'.repeat(400_000)}\\n"]}}`,
      }),
    ],
    [
      'findings',
      () => ({
        'A.tsx': `import { DataGrid } from '@mui/x-data-grid';\n${'<DataGrid components={{}} />;\n'.repeat(20_000)}`,
      }),
    ],
    [
      'nested aliases',
      () => ({
        'yarn.lock': `__metadata:\n  version: 8\nl0: &l0 [a, a, a, a, a, a, a, a, a, a]\n${Array.from(
          { length: 8 },
          (_, level) =>
            `l${level + 1}: &l${level + 1} [${Array(10).fill(`*l${level}`).join(', ')}]\n`,
        ).join('')}"a@npm:1":\n  version: 1.0.0\n  optionalPeers: *l8\n`,
      }),
    ],
  ])('takes linear time for many %s', (_what, files) => {
    expect(check(files(), { from: 'v5' }).read).toBeDefined();
  });
});
