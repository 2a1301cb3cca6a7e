export { LoadError } from './LoadError';
export { useOnDemand } from './useOnDemand';
