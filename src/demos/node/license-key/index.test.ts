import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import licenseKeyPlugin, { optionsSchema } from './index';

const warn = jest.spyOn(logger, 'warn').mockImplementation();
const info = jest.spyOn(logger, 'info').mockImplementation();
const environment = jest.replaceProperty(process, 'env', { ...process.env });

async function run(command: 'build' | 'start', licenseKey?: string) {
  environment.replaceValue({
    ...process.env,
    NODE_ENV: command === 'build' ? 'production' : 'development',
  });
  const plugin = (await licenseKeyPlugin({} as LoadContext, { licenseKey })) as Plugin;
  await plugin.loadContent?.();
  if (command === 'build') {
    await plugin.postBuild?.(
      {} as LoadContext & Parameters<NonNullable<typeof plugin.postBuild>>[0],
    );
  }
}

beforeEach(() => {
  jest.clearAllMocks();
  delete (globalThis as { hasShownLicenseNotice?: boolean }).hasShownLicenseNotice;
});

it('warns operators who build without a license key, and names the variable', async () => {
  await run('build');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('MUI_X_LICENSE_KEY is not set'));
});

it('explains once how to start without watermarks', async () => {
  await run('start');
  await run('start');
  expect(info).toHaveBeenCalledTimes(1);
  expect(info).toHaveBeenCalledWith(expect.stringContaining('MUI_X_LICENSE_KEY=<'));
  expect(warn).not.toHaveBeenCalled();
});

it('logs nothing if there is a key', async () => {
  await run('build', 'key');
  await run('start', 'key');
  expect(warn).not.toHaveBeenCalled();
  expect(info).not.toHaveBeenCalled();
});

it('accepts a key or none, but no empty one', () => {
  expect(optionsSchema.safeParse({ licenseKey: undefined }).success).toBe(true);
  expect(optionsSchema.safeParse({ licenseKey: 'key' }).success).toBe(true);
  expect(optionsSchema.safeParse({ licenseKey: '' }).success).toBe(false);
});
