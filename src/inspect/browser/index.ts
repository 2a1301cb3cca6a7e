export { boundsOf } from './dom/demoRoots';
export { useKeepPopupsOpen } from './dom/useKeepPopupsOpen';
export { usePartsOf } from './dom/usePartsOf';
export { Inspector } from './Inspector';
export type { PartsByClass } from './model/partsByClass';
export { Outlines } from './panel/Outlines';
