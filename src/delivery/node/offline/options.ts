import * as z from 'zod';

export const optionsSchema = z.strictObject({
  /** The value of the setting `OFFLINE`. */
  mode: z.enum(['on', 'off', 'remove']),
});
