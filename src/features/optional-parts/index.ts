export { OptionalBoundary } from './OptionalBoundary';
export { useOptionalImport } from './useOptionalImport';
