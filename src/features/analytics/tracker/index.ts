export { Tracker } from './Tracker';
