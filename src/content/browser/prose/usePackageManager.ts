import { useStoredChoice } from '@site/src/base/browser/storage';
import { PACKAGE_MANAGER_KEY } from '@site/src/base/shared/storageKeys';
import { parsePackageManager, type PackageManager } from '@site/src/content/shared/packageManagers';

/** The reader's package manager, shared by all commands. */
export function usePackageManager(): readonly [PackageManager, (next: PackageManager) => void] {
  return useStoredChoice(PACKAGE_MANAGER_KEY, parsePackageManager);
}
