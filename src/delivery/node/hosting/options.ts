import * as z from 'zod';
import type { PolicyFacts } from '../../shared/contentSecurityPolicy';
import { HSTS_SCOPES, type HstsScope } from '../../shared/hosting';
import { isWebAddress } from '../../../base/shared/webAddress';
import { servicesSchema } from '../../../base/node/services';

/** What the Content-Security-Policy allows, and the choices of other headers. */
export const optionsSchema = z.strictObject({
  services: servicesSchema,
  /** The base URL of the chat in which demos can be opened. */
  chatUrl: z
    .string()
    .refine((url) => isWebAddress(url, 'https'))
    .optional(),
  /** The application id of a hosted search index. */
  docSearchAppId: z.string().regex(/^\w+$/).optional(),
  /** The origins of the sites with other majors. */
  versionHosts: z.array(z.string().refine((url) => isWebAddress(url))),
  /** Which hosts browsers only visit over https. */
  hsts: z.enum(HSTS_SCOPES),
}) satisfies z.ZodType<Omit<PolicyFacts, 'scriptHashes'> & { readonly hsts: HstsScope }>;
