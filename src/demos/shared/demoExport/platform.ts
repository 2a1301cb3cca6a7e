/**
 * The platform of a project, which determines the order of styles and the root API of React:
 *
 * - `layers`: Material UI 7, whose styles are in a cascade layer
 * - `material5`: Material UI 5 and React 18
 * - `material4`: Material-UI 4 and React 17
 */
export type Platform = 'layers' | 'material5' | 'material4';

const REACT_18 = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
};

const MATERIAL_5 = {
  '@mui/material': '5.18.0',
  '@mui/icons-material': '5.18.0',
  '@mui/system': '5.18.0',
};

/**
 * The packages for older majors, which don't support the installed ones, by version of the content:
 * the newest versions in the ranges of their peer dependencies. A test compares them.
 */
export const PLATFORM_VERSIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  v6: {
    ...REACT_18,
    ...MATERIAL_5,
    'date-fns': '3.6.0',
    'date-fns-jalali': '2.30.0-0',
    'moment-hijri': '2.1.2',
  },
  v5: { ...REACT_18, ...MATERIAL_5, 'date-fns': '2.30.0' },
  v4: {
    react: '17.0.2',
    'react-dom': '17.0.2',
    '@types/react': '17.0.93',
    '@types/react-dom': '17.0.26',
    '@material-ui/core': '4.12.4',
    '@material-ui/styles': '4.11.5',
    // Only for the demo that uses both.
    ...MATERIAL_5,
  },
};

/** Whether a theme of today's Material UI fits a platform. */
export function supportsTheme(platform: Platform): boolean {
  return platform !== 'material4';
}

/** The platform of a project with these package versions. */
export function platformOf(versions: Readonly<Record<string, string>>): Platform {
  if ('@material-ui/core' in versions) {
    return 'material4';
  }
  return /^[56]\./.test(versions['@mui/material'] ?? '') ? 'material5' : 'layers';
}
