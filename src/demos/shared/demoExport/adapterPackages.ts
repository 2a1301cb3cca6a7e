/** The date library of each date adapter of the pickers. */
const PACKAGE_OF_ADAPTER: Readonly<Record<string, string>> = {
  AdapterDateFns: 'date-fns',
  // All versions are prereleases. The pickers accept `^4.0.0-0`, which npm resolves to 4.0.0-0.
  AdapterDateFnsJalali: 'date-fns-jalali',
  AdapterDayjs: 'dayjs',
  AdapterLuxon: 'luxon',
  AdapterMoment: 'moment',
  AdapterMomentHijri: 'moment-hijri',
  AdapterMomentJalaali: 'moment-jalaali',
};

/** Thrown if a demo imports an unknown date adapter. */
export class UnknownAdapterError extends TypeError {
  override name = 'UnknownAdapterError';
  readonly known = Object.keys(PACKAGE_OF_ADAPTER);

  constructor(readonly adapter: string) {
    super(`Can't determine required npm package for adapter '${adapter}'`);
  }
}

/** `V2` and `V3` are adapters for another major of the same library. */
const ADAPTER = /^@mui\/x-date-pickers(?:-pro)?\/(?<adapter>Adapter\w+?)(?:V\d)?$/;

/**
 * The date library of an adapter, or `undefined` for any other module.
 *
 * @throws UnknownAdapterError for an adapter that isn't in the table
 */
export function packageOfAdapter(specifier: string): string | undefined {
  const adapter = ADAPTER.exec(specifier)?.groups?.adapter;
  if (adapter === undefined) {
    return undefined;
  }
  if (!Object.hasOwn(PACKAGE_OF_ADAPTER, adapter)) {
    throw new UnknownAdapterError(adapter);
  }
  return PACKAGE_OF_ADAPTER[adapter];
}

/** All date libraries, for the table of versions. */
export const DATE_LIBRARIES: readonly string[] = Object.values(PACKAGE_OF_ADAPTER);
