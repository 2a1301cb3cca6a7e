import * as z from 'zod';
import { isWebAddress } from '../webAddress';

/** The services that operators can turn on. Each is off until its variable is set. */
const addressOrOff = 'expected off or an https address';
const key = z.string().regex(/^[\w-]+$/, 'expected letters, digits, - and _ alone');
const share = z
  .string()
  .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'expected a number from 0 to 1, such as 0.1')
  .transform(Number);
const flag = z
  .enum(['true', 'false'], 'expected true or false')
  .transform((value) => value === 'true');

export const serviceSettings = {
  /** The Google Analytics measurement id, such as `G-ABC123`. Without it, nothing is measured. */
  ANALYTICS_ID: z
    .string()
    .regex(/^(G|GT|AW|UA)-[\w-]+$/, 'expected a measurement id such as G-ABC123')
    .optional(),
  /**
   * Whether readers are measured before they decide. `opt-in` (the default) requires their consent
   * in the settings; `opt-out` measures until they refuse.
   */
  ANALYTICS_CONSENT: z.enum(['opt-in', 'opt-out']).default('opt-in'),
  /** The serve id of the ad network, whose script loads on pages with ads. */
  AD_NETWORK_ID: key.optional(),
  /** The network's placement name for this site. */
  AD_NETWORK_PLACEMENT: key.default('material-uicom'),
  /** The id of the ad feed for the sponsor line below demos. */
  AD_FEED_ID: key.optional(),
  /** The share of shown ads that is reported to analytics, from 0 (none) to 1 (all). */
  AD_DISPLAY_RATIO: share.default(0.1),
  /** `true` shows in-house ads if no network is set. */
  AD_IN_HOUSE: flag.default(false),
  /** `true` also shows ads in development (`npm start`). */
  ENABLE_AD_IN_DEV_MODE: flag.default(false),
  /**
   * Where feedback is sent: an https URL, or `off` for no prompt. Default: the path on the site's
   * own host that `npm start` and `npm run serve` handle.
   */
  FEEDBACK_URL: z
    .string()
    .refine((text) => text === 'off' || isWebAddress(text, 'https'), addressOrOff)
    .optional(),
} as const;

export type ServiceSettings = Readonly<z.output<z.ZodObject<typeof serviceSettings>>>;
