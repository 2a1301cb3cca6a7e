import { savesData } from './savesData';

it('detects readers who save data or have a slow connection', () => {
  expect(savesData({ connection: { saveData: true, effectiveType: '4g' } })).toBe(true);
  expect(savesData({ connection: { effectiveType: 'slow-2g' } })).toBe(true);
  expect(savesData({ connection: { saveData: false, effectiveType: '3g' } })).toBe(false);
});

it('returns false if the browser does not provide this information', () => {
  expect(savesData({})).toBe(false);
});
