export { useVersion } from './useVersion';
export { useVersionTargets, type VersionTarget } from './useVersionTargets';
export { VersionBanner } from './VersionBanner';
export { VersionLink } from './VersionLink';
