export { scriptsRepaired } from './repairScripts';
export { useOfflineProducts, type OfflineStatus } from './useOfflineProducts';
