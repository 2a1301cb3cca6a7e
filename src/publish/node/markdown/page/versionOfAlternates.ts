import { LIBRARY_VERSION } from '../../../../content/shared/products';
import { CURRENT_MAJOR, type Major } from '../../../../versions/shared/versions';

/** The name of a major in the text of alternates: `8.14.1`, `v7`. */
export function versionOfAlternates(major: Major): string {
  return major === CURRENT_MAJOR ? LIBRARY_VERSION : major;
}
