export { browserFiles, importPath } from './browserModules';
export { cascadeLayers, layerOrderCss } from './cascadeLayers';
