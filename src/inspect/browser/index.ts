export { boundsOf, demoRoots } from './dom/demoRoots';
export { useKeepPopupsOpen } from './dom/useKeepPopupsOpen';
export { Inspector } from './Inspector';
export { loadCatalogs } from './loadCatalogs';
export { partsByClass, type PartsByClass } from './model/partsByClass';
export { Outlines } from './panel/Outlines';
