import { whenIdle } from './whenIdle';

let waiting: (() => void)[] = [];

/**
 * Has code of a page call back when that page turns out to be loaded ahead of a click: there is time
 * for what it will need besides its code. Where the reader clicked already, the page comes first.
 */
export function afterPreload(callback: () => void): void {
  waiting.push(callback);
}

/** A page has been loaded ahead. */
export function goOnAhead(): void {
  const callbacks = waiting;
  waiting = [];
  whenIdle(() => callbacks.forEach((callback) => callback()));
}
