import type { Root } from 'mdast';
import { pinPackages } from '../../shared/installVersions';
import { CURRENT_MAJOR } from '../../shared/versions';
import { placeOfContent } from '../../build/versions';
import { isElement, walk } from '../../build/page';

/** Pins the packages in `<InstallCommand>` to the major of the page. */
export function remarkInstallCommands() {
  return (root: Root, file: { readonly path: string }): void => {
    const major = placeOfContent(file.path)?.major ?? CURRENT_MAJOR;
    const attributes = walk(root)
      .filter((node) => isElement(node, 'InstallCommand'))
      .flatMap((command) => command.attributes);
    for (const attribute of attributes) {
      const { value } = attribute;
      if ('name' in attribute && attribute.name === 'packages' && typeof value === 'string') {
        attribute.value = pinPackages(value, major);
      }
    }
  };
}
