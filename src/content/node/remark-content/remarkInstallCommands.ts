import type { Root } from 'mdast';
import { pinPackages } from '../../../demos/shared/installVersions';
import { CURRENT_MAJOR } from '../../../versions/shared/versions';
import { placeOfContent } from '../../../versions/node';
import { isElement, walk } from '../page';

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
