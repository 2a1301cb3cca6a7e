import {
  blueberryTwilightPalette,
  bluePalette,
  cheerfulFiestaPalette,
  cyanPalette,
  greenPalette,
  mangoFusionPalette,
  orangePalette,
  pinkPalette,
  purplePalette,
  rainbowSurgePalette,
  redPalette,
  strawberrySkyPalette,
  yellowPalette,
} from '@mui/x-charts/colorPalettes';

export const palettes = {
  rainbowSurge: rainbowSurgePalette,
  blueberryTwilight: blueberryTwilightPalette,
  mangoFusion: mangoFusionPalette,
  cheerfulFiesta: cheerfulFiestaPalette,
  strawberrySky: strawberrySkyPalette,
  blue: bluePalette,
  cyan: cyanPalette,
  green: greenPalette,
  orange: orangePalette,
  pink: pinkPalette,
  purple: purplePalette,
  red: redPalette,
  yellow: yellowPalette,
};

export type PaletteName = keyof typeof palettes;

export const paletteNames = Object.keys(palettes) as PaletteName[];
