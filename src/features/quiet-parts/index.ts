export { QuietBoundary } from './QuietBoundary';
export { useQuietImport } from './useQuietImport';
