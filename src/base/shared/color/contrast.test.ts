import {
  getContrastRatio as muiContrastRatio,
  getLuminance as muiLuminance,
} from '@mui/system/colorManipulator';
import { getContrastRatio, getLuminance } from './contrast';

describe('getLuminance', () => {
  it.each([
    '#fff',
    '#000',
    '#1976d2',
    'rgb(98, 112, 132)',
    'hsl(210, 100%, 42%)',
    'hsl(355, 80%, 47%)',
  ])('matches Material UI for %s', (color) => {
    expect(getLuminance(color)).toBe(muiLuminance(color));
  });

  it('uses the linear formula below 0.03928', () => {
    expect(getLuminance('rgb(10, 10, 10)')).toBe(0.003);
  });

  it('parses the space syntax, which Material UI misreads', () => {
    expect(getLuminance('rgb(255 255 255)')).toBe(1);
  });
});

describe('getContrastRatio', () => {
  it('is 21 for black on white, in either order', () => {
    expect(getContrastRatio('#000', '#fff')).toBe(21);
    expect(getContrastRatio('#fff', '#000')).toBe(21);
  });

  it('matches Material UI', () => {
    expect(getContrastRatio('#1976d2', '#fff')).toBe(muiContrastRatio('#1976d2', '#fff'));
  });
});
