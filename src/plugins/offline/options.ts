import * as z from 'zod';

export const optionsSchema = z.strictObject({
  /** As the setting `OFFLINE`. */
  mode: z.enum(['on', 'off', 'remove']),
});
