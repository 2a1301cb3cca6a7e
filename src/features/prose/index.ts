export { InstallCommand } from './InstallCommand';
