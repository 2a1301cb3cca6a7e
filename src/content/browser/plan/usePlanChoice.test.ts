/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { createStorageSlot, useStorageSlot } from '@docusaurus/theme-common';
import { usePlanChoice } from './index';

const choice = () => renderHook(usePlanChoice).result;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('is unknown until the reader chooses a plan', () => {
  createStorageSlot('docusaurus.tab.plan').set('enterprise');
  expect(choice().current[0]).toBeNull();
});

it('is shared with the tabs of Docusaurus, in both directions', () => {
  const plan = choice();
  const tabs = renderHook(() => useStorageSlot('docusaurus.tab.plan')).result;
  act(() => plan.current[1]('pro'));
  expect(tabs.current[0]).toBe('pro');
  act(() => tabs.current[1].set('community'));
  expect(plan.current[0]).toBe('community');
});

it('works during the visit if storage is unavailable', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const plan = choice();
  act(() => plan.current[1]('pro'));
  expect(plan.current[0]).toBe('pro');
});
