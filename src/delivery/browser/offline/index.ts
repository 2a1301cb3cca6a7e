export { useOfflineProducts, type OfflineStatus } from './useOfflineProducts';
