import path from 'node:path';
import type { ApiProduct } from '../../shared/apiModel';
import type { ExportedSymbol } from './exports';
import type { NamedType } from './names';
import type { ApiProgram } from './program';
import type { TypePrinter } from './typeText';

/** Shared by all functions that describe a product. */
export interface ProductContext {
  api: ApiProgram;
  product: ApiProduct;
  exports: Map<string, ExportedSymbol>;
  names: Map<string, NamedType>;
  printer: TypePrinter;
  /** Whether a file belongs to the packages or their internal helpers. */
  isOwnFile: (fileName: string) => boolean;
}

export function createIsOwnFile({ packageOf }: ApiProgram): ProductContext['isOwnFile'] {
  return (fileName) => packageOf(fileName) !== undefined || /\/@mui\/x-[\w-]+\//.test(fileName);
}

/**
 * Whether a file declares the grid's design-system-independent props, such as `ButtonProps` of
 * `baseButton`.
 */
export function isBaseSlotFile(fileName: string): boolean {
  return path.basename(fileName) === 'gridBaseSlots.d.ts';
}
