import path from 'node:path';
import type { Root } from 'mdast';
import {
  findDemoTags,
  isElement,
  literalAttributes,
  readFences,
  textAttribute,
  walk,
} from '../../../content/node/page';
import { isOfHigherPlan } from '../../../content/shared/planPackages';
import { FAMILY, findProduct, type OwnProductId } from '../../../content/shared/products';
import { placeOfContent } from '../../../versions/node';
import { CURRENT_MAJOR } from '../../../versions/shared/versions';
import { installNames } from '../../shared/demoExport';
import { packagesIn } from '../../shared/demoExport/listPackages';
import type { ExportSource } from '../../shared/demoExport/types';
import { readVariants } from '../demoFolder';
import type { PageFile } from './remarkDemo';

/**
 * The code that readers of a page copy first: its first demo with a toolbar or, without one, the first
 * module that doesn't need more than the page's package, as migration guides have them for each plan.
 */
function firstCode(root: Root, file: string, packageName: string): ExportSource[] {
  const demo = findDemoTags(root).find((tag) =>
    literalAttributes(tag).every(({ name }) => name !== 'hideToolbar'),
  );
  const name = demo && textAttribute(demo, 'file');
  const [variant] = name === undefined ? [] : readVariants(name, path.dirname(file));
  return variant === undefined
    ? readFences(root)
        .filter(({ language, code }) => language === 'tsx' && /^import /m.test(code))
        .filter(({ code }) => !packagesIn(code).some((name) => isOfHigherPlan(name, packageName)))
        .slice(0, 1)
        .map(({ code }) => ({ name: 'page.tsx', code }))
    : variant.files.map(({ name: source, text }) => ({ name: source, code: text }));
}

/** Whether the page has a section that installs its package, which needs no higher plan. */
function installsItself(root: Root, packageName: string): boolean {
  const isOwn = (name: string) => name === packageName || name.startsWith(`${packageName}@`);
  return walk(root)
    .filter((node) => isElement(node, 'InstallCommand'))
    .some((command) => textAttribute(command, 'packages')?.split(' ').some(isOwn));
}

/** What a page says about itself. */
interface InstallFrontMatter {
  readonly packageName?: string;
  readonly productId?: string;
  /** What its code needs besides the package of its product, separated by spaces. */
  install?: string;
}

/**
 * Adds `install` to the front matter of a page with `packageName`: what the install command in the head
 * of the page names besides the package. If the page explains how to install its package, packages of
 * higher plans are left out, even if the first demo shows what they add. The loader writes the front
 * matter after all plugins have run. Register it before `remarkDemo`, which takes the names of demos
 * away.
 */
export function remarkInstall() {
  return (
    root: Root,
    file: PageFile & { readonly data: { readonly frontMatter?: InstallFrontMatter } },
  ): void => {
    const { frontMatter } = file.data;
    const product = findProduct(frontMatter?.productId);
    if (frontMatter?.packageName !== undefined && product !== FAMILY) {
      const { packageName } = frontMatter;
      const names = installNames({
        productId: product.id as OwnProductId,
        major: placeOfContent(file.path)?.major ?? CURRENT_MAJOR,
        sources: firstCode(root, file.path, packageName),
      });
      frontMatter.install = names
        .filter((name) => !isOfHigherPlan(name, packageName) || !installsItself(root, packageName))
        .join(' ');
    }
  };
}
