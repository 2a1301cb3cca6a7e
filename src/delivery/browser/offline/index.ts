export { loadRepaired } from './repairScripts';
export { useOfflineProducts, type OfflineStatus } from './useOfflineProducts';
