export { readServices } from './readServices';
export { useServices } from './useServices';
