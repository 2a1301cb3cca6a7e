import { chooseShape } from '../model/adMachine';

/** Drawn once a page load, so that a visit does not flicker between shapes. */
export const PAGE_SHAPE = chooseShape(Math.random());
