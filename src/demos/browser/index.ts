export { Demo } from './Demo';
export { downloadZip } from './export/downloadZip';
export { postForm } from './export/postForm';
export { loadDemoOf } from './loadDemoOf';
export { loadAhead } from './canvas/loadAhead';
export { loadSources } from './model/loadSources';
export { Canvas } from './canvas/Canvas';
export { useCanvasDisplay } from './canvas/useCanvasDisplay';
