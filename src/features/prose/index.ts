export { InstallCommand } from './InstallCommand';
export { ProseLink } from './ProseLink';
