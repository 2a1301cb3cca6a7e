import * as z from 'zod';
import type { SiteServices } from '../../shared/services';

/** The services of a build, as `resolveServices` determines them from the operator's settings. */
export const servicesSchema: z.ZodType<SiteServices> = z.strictObject({
  analytics: z
    .strictObject({ id: z.string().min(1), consent: z.enum(['opt-in', 'opt-out']) })
    .optional(),
  ads: z
    .strictObject({
      onPages: z.boolean(),
      network: z.strictObject({ id: z.string().min(1), placement: z.string().min(1) }).optional(),
      feedId: z.string().min(1).optional(),
      displayRatio: z.number().min(0).max(1),
    })
    .optional(),
  feedback: z.strictObject({ url: z.string().min(1) }).optional(),
});

export const optionsSchema = z.strictObject({ services: servicesSchema });
