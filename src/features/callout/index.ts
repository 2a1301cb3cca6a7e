export { Callout } from './Callout';
