import { hideKeys, toFinding } from './finding';

// 32 digits of a hash, and Base64, as keys are. It isn't one.
const HASH = '0123456789abcdef0123456789abcdef';
const REST = 'T1JERVI6TVVJLTEyMyxFWFBJUlk9MTc5ODc2MTYwMDAwMCxLRVlWRVJTSU9OPTE=';

it.each([
  ['a text', `LicenseInfo.setLicenseKey('${HASH}${REST}');`],
  ['a name with a prefix', `our license_${HASH}${REST}`],
  [
    'two texts that are added',
    `setLicenseKey('${HASH}${REST.slice(0, 30)}' + '${REST.slice(30)}');`,
  ],
  ['a broken line', `KEY=${HASH}${REST.slice(0, 30)}\n${REST.slice(30)}\nNEXT=1`],
  ['a joined list', `['${HASH}','${REST}'].join('')`],
  ['a call of concat', `'${HASH}${REST.slice(0, 30)}'.concat('${REST.slice(30)}')`],
  ['a template', `\`\${'${HASH}'}${REST}\``],
  ['a text after a variable', `HASH + '${REST}'`],
  ['a hash in two texts', `'${HASH.slice(0, 16)}' + '${HASH.slice(16)}' + '${REST}'`],
  ['a text with hyphens', `${HASH}-${REST.slice(0, 30)}-${REST.slice(30)}`],
  [
    'an address',
    `https://mui.com/production-error/?code=9&args[]=${HASH}${REST.replace('=', '%3D')}`,
  ],
  ['many lines', `${HASH}${REST}`.replace(/.{20}/g, '$&\n')],
  ['the name of a file', `keys/${REST}.txt`],
  ['a hash at the end of a line', `KEY=${HASH}\n${REST}`],
])('hides a license key in %s', (_where, text) => {
  const hidden = hideKeys(text);
  expect(hidden).toContain('…');
  expect(hidden).not.toContain(HASH);
  for (let at = 0; at + 12 <= REST.length; at += 1) {
    expect(hidden).not.toContain(REST.slice(at, at + 12));
  }
  expect(hidden.split('\n')).toHaveLength(text.split('\n').length);
});

it('shows no part of a key in the line of a finding', () => {
  const text = `a\nKEY=${HASH}${REST.slice(0, 30)}\n${REST.slice(30)}\nNEXT=1`;
  const codes = [1, 2, 3, 4].map(
    (line) => toFinding('keyInvalid', { path: '.env', text }, line).code,
  );
  expect(codes).toEqual(['a', 'KEY=012345…', '…', 'NEXT=1']);
});

it('leaves other texts as they are', () => {
  const text = "import { DataGrid } from '@mui/x-data-grid';\nconst hash = 'abc123';";
  expect(hideKeys(text)).toBe(text);
});
