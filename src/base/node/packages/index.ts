export { installedVersion } from './installedVersion';
