import { useStoredChoice } from '@site/src/features/storage';
import { parsePackageManager, type PackageManager } from '@site/src/shared/packageManagers';

/** The reader's package manager, shared by all commands. */
export function usePackageManager(): readonly [PackageManager, (next: PackageManager) => void] {
  return useStoredChoice('codeblock-package-manager', parsePackageManager);
}
