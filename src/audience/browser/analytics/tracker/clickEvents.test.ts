/** @jest-environment jsdom */
import { readClickEvent } from './clickEvents';

document.body.innerHTML = `
  <div data-ga-event-category="ad" data-ga-event-action="click" data-ga-event-label="carbon-body-top-image">
    <a id="own" data-ga-event-category="ad" data-ga-event-action="click" data-ga-event-label="in-house-figma"><b id="inner">x</b></a>
    <p id="box">x</p>
  </div>
  <button id="silent">x</button>
  <a id="split" data-ga-event-category="ComponentLinkHeader" data-ga-event-split="0.1">x</a>`;

const click = (id: string, random = 0) => readClickEvent(document.getElementById(id), random);

it('reads the nearest ancestor with event attributes', () => {
  expect(click('inner')).toEqual({
    category: 'ad',
    parameters: { eventAction: 'click', eventLabel: 'in-house-figma' },
  });
  expect(click('box')?.parameters.eventLabel).toBe('carbon-body-top-image');
});

it('returns null elsewhere', () => {
  expect(click('silent')).toBeNull();
  expect(readClickEvent(document, 0)).toBeNull();
  expect(readClickEvent(null, 0)).toBeNull();
});

it('samples the configured share of clicks', () => {
  expect(click('split', 0.09)).not.toBeNull();
  expect(click('split', 0.1)).toBeNull();
});
