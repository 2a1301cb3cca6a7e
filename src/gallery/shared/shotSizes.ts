/** The sizes of miniatures in px, as `npm run templates:shots` creates them: twice what a page shows. */
export const WIDE = { width: 1120, height: 700 };

/** A template on a phone, from the top. */
export const NARROW = { width: 780, height: 936 };
