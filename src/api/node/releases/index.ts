export { extractRelease } from './extractRelease';
export { createFindReleases, readReleaseFacts, releasesFile, type FindReleases } from './lookup';
export { readKey } from './names';
export { createReleaseFacts, productRelease, type ExtractedRelease } from './releaseFacts';
export { ownStates } from './states';
export { closestVersion, newestPatch, releaseOf, releasesUntil } from './versions';
