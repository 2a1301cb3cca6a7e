export { StudioPage } from './StudioPage';

/** Loads the controls for pages with demos. */
export const importStudioPanel = () => import('./panel/StudioPanel');
