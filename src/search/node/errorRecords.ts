import type { ErrorCodes } from '../../api/shared/errorCodes';
import { FAMILY, findProduct } from '../../content/shared/products';
import { productFromPath } from '../../content/shared/productFromPath';
import type { SearchRecord } from '../shared/records';
import { firstSentence } from './plainText';

/**
 * An error that readers see and the section that explains it. Data: `data/search/errors.json`.
 */
export interface ErrorText {
  /** The message in the console, with `…` for variable parts. */
  readonly text: string;
  /** The page below the base URL, with the anchor of the section. */
  readonly to: string;
  /** The parts of the message in the packages' code, if they differ from those between `…`. */
  readonly fragments?: readonly string[];
  /** Other messages with the same cause, for example those of other bundlers. */
  readonly forms?: readonly string[];
  /** Whether React, a bundler, or another tool shows the message instead of the packages. */
  readonly isForeign?: true;
}

const MESSAGE_LENGTH = 200;

/** Error messages that lead to the section that explains them, if it exists. */
export function toErrorRecords(
  errors: readonly ErrorText[],
  pages: readonly SearchRecord[],
): SearchRecord[] {
  const targets = new Map(pages.map((record) => [record.path, record]));
  return errors.flatMap(({ forms = [], text, to }): SearchRecord[] => {
    const target = targets.get(to);
    if (!target) {
      return [];
    }
    return [
      {
        kind: 'error',
        name: text,
        text: target.text,
        product: findProduct(productFromPath(`/x/${to}`).productId).id,
        path: to,
        crumbs: [...target.crumbs, target.name],
        words: forms,
        owners: [],
      },
    ];
  });
}

/** Errors that production builds replace by a code. They lead to the page of production errors. */
export function toErrorCodeRecords(codes: ErrorCodes): SearchRecord[] {
  return Object.entries(codes).map(([code, message]) => ({
    kind: 'error',
    name: firstSentence(message.replaceAll('%s', '…').replace(/\s+/g, ' '), MESSAGE_LENGTH),
    text: '',
    product: FAMILY.id,
    path: `production-error/?code=${code}`,
    crumbs: [`Minified error #${code}`],
    words: [`Minified MUI error #${code}`, `error ${code}`],
    owners: [],
  }));
}

/** The parts of the message that the packages' code must contain. */
export function fragmentsOf({ text, fragments }: ErrorText): readonly string[] {
  return (
    fragments ??
    text
      .split('…')
      .map((piece) => piece.trim())
      .filter(Boolean)
  );
}
