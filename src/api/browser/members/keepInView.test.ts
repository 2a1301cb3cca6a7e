/** @jest-environment jsdom */
import { keepInView } from './keepInView';

describe('keepInView', () => {
  const scrollIntoView = jest.fn();
  const disconnect = jest.fn();
  let resize: () => void = () => undefined;

  beforeEach(() => {
    jest.clearAllMocks();
    document.body.innerHTML = '<ul><li id="rows">rows</li></ul>';
    document.getElementById('rows')!.scrollIntoView = scrollIntoView;
    globalThis.ResizeObserver = class {
      constructor(callback: ResizeObserverCallback) {
        resize = () => callback([], this);
      }
      observe = jest.fn();
      unobserve = jest.fn();
      disconnect = disconnect;
    };
  });

  it('scrolls again when the height of the page changes', () => {
    const stop = keepInView('rows');
    resize();
    resize();
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
    stop();
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('stops after a %s event', (action) => {
    keepInView('rows');
    window.dispatchEvent(new Event(action));
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('stops on request', () => {
    keepInView('rows')();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});
