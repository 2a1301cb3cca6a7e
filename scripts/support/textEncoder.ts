import { TextDecoder, TextEncoder } from 'node:util';

/** jsdom lacks these, which Kysely uses as soon as it is loaded. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
