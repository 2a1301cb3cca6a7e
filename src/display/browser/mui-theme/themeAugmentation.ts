/**
 * Adds the default props and styles of MUI X components, the palette of grids, which only the free
 * package declares, and the brand's values to the theme's type.
 */
import type {} from '@mui/x-charts-pro/themeAugmentation';
import type {} from '@mui/x-data-grid/themeAugmentation';
import type {} from '@mui/x-data-grid-premium/themeAugmentation';
import type {} from '@mui/x-date-pickers-pro/themeAugmentation';
import type {} from '@mui/x-tree-view/themeAugmentation';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    fontWeightSemiBold: number;
    fontWeightExtraBold: number;
  }
  interface TypographyVariantsOptions {
    fontWeightSemiBold?: number;
    fontWeightExtraBold?: number;
  }
}
