export { SteadyHead } from './SteadyHead';
