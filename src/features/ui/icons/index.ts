export { CalloutIcon } from './CalloutIcon';
export * from './late';
export * from './page';
