import { chooseShape } from '../model/adMachine';

/** Chosen once per page load, so that a visit doesn't alternate between shapes. */
export const PAGE_SHAPE = chooseShape(Math.random());
