import * as z from 'zod';
import { MAJORS, type VersionTopology } from '../../../versions/shared/versions';
import { isWebAddress } from '../../../base/shared/webAddress';

const majorSchema = z.enum(MAJORS);

/** The majors of this build, as `readTopology` determines them from the operator's settings. */
const topologySchema = z.strictObject({
  root: majorSchema,
  included: z.array(majorSchema).nonempty(),
  hosts: z.partialRecord(
    majorSchema,
    z.string().refine((url) => isWebAddress(url)),
  ),
  published: z.array(majorSchema).optional(),
}) satisfies z.ZodType<VersionTopology>;

export const optionsSchema = z.strictObject({ topology: topologySchema });
