import { savesData } from './savesData';

it('takes the reader at their word about data', () => {
  expect(savesData({ connection: { saveData: true, effectiveType: '4g' } })).toBe(true);
  expect(savesData({ connection: { effectiveType: 'slow-2g' } })).toBe(true);
  expect(savesData({ connection: { saveData: false, effectiveType: '3g' } })).toBe(false);
});

it('expects nothing where the browser does not tell', () => {
  expect(savesData({})).toBe(false);
});
