import guest from '@site/src/base/testing/themeGuest';
import { buildGuest } from './buildGuest';

it('bundles the script with which tests run themes', async () => {
  expect(await buildGuest(process.cwd())).toBe(guest);
  expect(guest).not.toMatch(/\brequire\(|process\.env\.NODE_ENV/);
});
