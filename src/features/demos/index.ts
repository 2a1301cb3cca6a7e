export { Demo } from './Demo';
export { useNearViewport } from './stage/useNearViewport';
