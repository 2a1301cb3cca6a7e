import { recoveryStep } from './recovery';

const facts = { isWanted: true, isReachable: true, wasReloaded: false };

it('reloads once', () => {
  expect(recoveryStep(facts)).toBe('reload');
  expect(recoveryStep({ ...facts, wasReloaded: true })).toBe('fail');
});

it('does not reload if it cannot remember that it did', () => {
  expect(recoveryStep({ ...facts, wasReloaded: null })).toBe('fail');
});

it('waits for the network, before and after a reload', () => {
  expect(recoveryStep({ ...facts, isReachable: false })).toBe('wait');
  expect(recoveryStep({ ...facts, isReachable: false, wasReloaded: true })).toBe('wait');
});

it('does nothing if the reader navigated elsewhere', () => {
  expect(recoveryStep({ ...facts, isWanted: false })).toBe('abandon');
});
