export { LoadTrouble } from './LoadTrouble';
export { useOnDemand } from './useOnDemand';
