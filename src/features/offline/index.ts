export { useKeptProducts, type KeptStatus } from './useKeptProducts';
