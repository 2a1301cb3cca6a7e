export { Demo } from './Demo';
export { downloadZip } from './export/downloadZip';
export { loadAhead } from './stage/loadAhead';
export { Stage } from './stage/Stage';
export type { StageProps } from './stage/Stage';
export { useNearViewport } from './stage/useNearViewport';
export { useStageDisplay } from './stage/useStageDisplay';
