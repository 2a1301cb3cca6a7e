import * as z from 'zod';

/**
 * The longest query, name, or address, in characters. Searching takes longer with every word: 0.1
 * seconds with 300 characters, and 2 with 2,000.
 */
const MAX_LENGTH = 300;

/** The longest package.json, in characters. */
export const MAX_MANIFEST_LENGTH = 200_000;

/** A query, a name, or an address. */
export const shortText = () => z.string().max(MAX_LENGTH);

/** Continues an answer that was too long. */
export const partInput = z
  .number()
  .int()
  .min(1)
  .optional()
  .describe('The part of an answer that was too long for one.');
