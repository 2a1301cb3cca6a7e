/** Icons are in one module per part of the site, so that each part only loads its own. */
export { CalloutIcon } from './CalloutIcon';
export * from './demo';
export * from './display';
export * from './history';
export type { IconProps } from './Icon';
export * from './page';
export * from './search';
export * from './templates';
