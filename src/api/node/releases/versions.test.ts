import { closestVersion, newestPatch, releasesUntil } from './versions';

it('lists the releases of a major', () => {
  expect(releasesUntil('8.3.1')).toEqual(['8.0', '8.1', '8.2', '8.3']);
});

it('finds the newest patch, by number and without pre-releases', () => {
  const published = ['8.1.9', '8.1.10', '8.1.11-beta.0', '8.10.0', '8.0.0'];
  expect(newestPatch('8.1', published)).toBe('8.1.10');
  expect(newestPatch('8.2', published)).toBeUndefined();
});

it('replaces a version that was not published by the one before it', () => {
  const published = ['8.0.0', '8.9.2', '8.10.0'];
  expect(closestVersion('8.9.2', published)).toBe('8.9.2');
  expect(closestVersion('8.9.4', published)).toBe('8.9.2');
  expect(closestVersion('7.0.0', published)).toBeUndefined();
});
