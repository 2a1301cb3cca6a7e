import type { Major } from '../../versions/shared/versions';

const REACT_18 = { react: '18', 'react-dom': '18' };
/** The icons have the version of Material UI. */
const MATERIAL_7 = { '@mui/material': '7', '@mui/icons-material': '7' };
const MATERIAL_5 = { '@mui/material': '5', '@mui/icons-material': '5' };

/**
 * The newest major of each package that the packages of a documented major support. Only contains
 * packages whose newest release can be too new; a test compares them with the peer dependencies.
 */
const PEERS: Readonly<Record<Major, Readonly<Record<string, string>>>> = {
  v8: { ...MATERIAL_7, react: '19', 'react-dom': '19' },
  v7: { ...MATERIAL_7, react: '19', 'react-dom': '19' },
  v6: { ...MATERIAL_5, ...REACT_18, 'date-fns': '3' },
  v5: { ...MATERIAL_5, ...REACT_18, 'date-fns': '2' },
  v4: { '@material-ui/core': '4', '@material-ui/styles': '4', react: '17', 'react-dom': '17' },
};

function pin(name: string, major: Major): string {
  const hasVersion = name.lastIndexOf('@') > 0;
  const version = name.startsWith('@mui/x-') ? major.slice(1) : PEERS[major][name];
  return hasVersion || version === undefined ? name : `${name}@${version}`;
}

/**
 * Adds the versions for a documented major to packages, because npm's `latest` becomes another
 * major when the next one is released. Explicit versions are kept.
 *
 * @param packages Names with optional versions, separated by spaces.
 */
export function pinPackages(packages: string, major: Major): string {
  const names = packages.split(/\s+/).filter((name) => name !== '');
  return names.map((name) => pin(name, major)).join(' ');
}
