import path from 'node:path';
import type { ApiProduct } from '../../../shared/apiModel';
import type { ExportedSymbol } from './exports';
import type { NamedType } from './names';
import type { ApiProgram } from './program';
import type { TypePrinter } from './typeText';

/** All that is known while one product is described. */
export interface ProductContext {
  api: ApiProgram;
  product: ApiProduct;
  exports: Map<string, ExportedSymbol>;
  names: Map<string, NamedType>;
  printer: TypePrinter;
  /** True for files of the packages themselves and of their internal helpers. */
  isOwnFile: (fileName: string) => boolean;
}

export function createIsOwnFile({ packageOf }: ApiProgram): ProductContext['isOwnFile'] {
  return (fileName) => packageOf(fileName) !== undefined || /\/@mui\/x-[\w-]+\//.test(fileName);
}

/** True for the grid's stand-ins of a design system's props: `ButtonProps` of `baseButton`. */
export function isBaseSlotFile(fileName: string): boolean {
  return path.basename(fileName) === 'gridBaseSlots.d.ts';
}
