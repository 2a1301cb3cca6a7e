import path from 'node:path';
import type { DemoStyling } from '../../../../demos/shared/demo';
import { readVariants, extractPreview, publishedName } from '../../../../demos/node';

export interface DemoText {
  readonly name: string;
  readonly code: string;
}

/** A demo with its sources. */
export interface DemoAlternate {
  readonly name: string;
  /** Starting with the styling of the page; each starting with its entry. */
  readonly variants: readonly {
    readonly styling: DemoStyling;
    readonly files: readonly DemoText[];
  }[];
}

/** Reads the code of a demo without preview markers. */
export function readDemo(folder: string, name: string): DemoAlternate {
  return {
    name,
    variants: readVariants(name, folder).map(({ styling, files }) => ({
      styling,
      files: files.map((file) => ({
        name: publishedName(file.name),
        code: extractPreview(path.join(folder, file.name), file.text).code,
      })),
    })),
  };
}

/** The product packages that code imports. */
export function packagesIn(code: string): string[] {
  const names = [...code.matchAll(/from '(@mui\/x-[\w-]+)/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

/** The product packages that a demo imports. */
export function packagesOf({ variants }: DemoAlternate): string[] {
  const files = variants.flatMap((variant) => variant.files);
  return packagesIn(files.map(({ code }) => code).join('\n'));
}
