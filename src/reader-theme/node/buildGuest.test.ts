import { buildGuest } from './buildGuest';

it('bundles what computes themes, and neither Node.js nor React', async () => {
  const guest = await buildGuest(process.cwd());
  expect(guest).toContain('augmentColor');
  expect(guest).not.toMatch(/\brequire\(|process\.env\.NODE_ENV|react\.transitional\.element/);
});
