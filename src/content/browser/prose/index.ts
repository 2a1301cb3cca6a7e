export { Cards } from './Cards';
export { InstallCommand } from './InstallCommand';
export { MovedSection } from './MovedSection';
export { ProseLink } from './ProseLink';
export { usePackageManager } from './usePackageManager';
