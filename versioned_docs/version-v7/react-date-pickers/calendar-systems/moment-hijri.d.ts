/** The package ships no types, and nobody else publishes any. */
declare module 'moment-hijri';
