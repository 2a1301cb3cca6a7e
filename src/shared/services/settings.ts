import * as z from 'zod';

/** What an operator can switch on. Each is off until its variable is set. */
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
  /** Google Analytics measurement id, such as `G-ABC123`; nothing is measured without it. */
  ANALYTICS_ID: z
    .string()
    .regex(/^(G|GT|AW|UA)-[\w-]+$/, 'expected a measurement id such as G-ABC123')
    .optional(),
  /**
   * Whether readers are measured before they chose anything. `opt-in` (the default) waits for their
   * consent in the settings, `opt-out` measures until they refuse.
   */
  ANALYTICS_CONSENT: z.enum(['opt-in', 'opt-out']).default('opt-in'),
  /** Serve id of the ad network: its script is loaded on pages with ads. */
  AD_NETWORK_ID: key.optional(),
  /** Placement name that the network knows this site by. */
  AD_NETWORK_PLACEMENT: key.default('material-uicom'),
  /** Id of the ad feed that the sponsor line below demos is taken from. */
  AD_FEED_ID: key.optional(),
  /** Share of the ads shown that the statistics hear of, from 0 (none) to 1 (every one). */
  AD_DISPLAY_RATIO: share.default(0.1),
  /** `true` shows the site's own ads where no network is set. */
  AD_IN_HOUSE: flag.default(false),
  /** `true` shows ads while writing (`npm start`) too. */
  ENABLE_AD_IN_DEV_MODE: flag.default(false),
  /**
   * Where feedback is sent: an https address, or `off` for no prompt at all. Default: the path that
   * `npm start` and `npm run serve` answer on the site's own host.
   */
  FEEDBACK_URL: z
    .union([z.literal('off'), z.url({ protocol: /^https$/, error: addressOrOff })], addressOrOff)
    .optional(),
} as const;

export type ServiceSettings = Readonly<z.output<z.ZodObject<typeof serviceSettings>>>;
