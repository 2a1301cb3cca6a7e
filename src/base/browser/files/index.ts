export { droppedFiles, listedFiles, type ChosenFile } from './droppedFiles';
export { downloadFile } from './downloadFile';
export { useFileDrop } from './useFileDrop';
