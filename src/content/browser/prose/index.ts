export { Cards } from './Cards';
export { InstallCommand } from './InstallCommand';
export { MovedSection } from './MovedSection';
export { usePackageManager } from './usePackageManager';
