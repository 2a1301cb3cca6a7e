export { CalloutIcon } from './CalloutIcon';
export * from './demo';
export type { IconProps } from './Icon';
export * from './late';
export * from './page';
