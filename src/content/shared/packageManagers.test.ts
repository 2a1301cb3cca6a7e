import { installCommand, parsePackageManager } from './packageManagers';

describe('installCommand', () => {
  it.each([
    ['npm', 'npm install @mui/x-charts'],
    ['pnpm', 'pnpm add @mui/x-charts'],
    ['yarn', 'yarn add @mui/x-charts'],
  ] as const)('uses the verb of %s', (manager, expected) => {
    expect(installCommand(manager, '@mui/x-charts', { dev: false })).toBe(expected);
  });

  it('names packages of lower plans where they don’t come along', () => {
    const packages = '@mui/x-charts-premium@8 @mui/x-charts@8 @mui/material@7';
    expect(installCommand('npm', packages, { dev: false })).toBe(
      'npm install @mui/x-charts-premium@8 @mui/material@7',
    );
    expect(installCommand('pnpm', packages, { dev: false })).toBe(`pnpm add ${packages}`);
  });

  it('adds the flag for development dependencies', () => {
    expect(installCommand('pnpm', ' typescript ', { dev: true })).toBe('pnpm add -D typescript');
  });
});

describe('parsePackageManager', () => {
  it('accepts a known choice', () => {
    expect(parsePackageManager('yarn')).toBe('yarn');
  });

  it.each([null, '', 'bun', 'NPM'])('falls back to npm for %p', (stored) => {
    expect(parsePackageManager(stored)).toBe('npm');
  });
});
