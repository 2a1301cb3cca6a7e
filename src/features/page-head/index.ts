export { StableHead } from './StableHead';
