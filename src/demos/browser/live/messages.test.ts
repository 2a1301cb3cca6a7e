import { readFrameMessage, readPageMessage, type LiveStage } from './messages';

const STAGE: LiveStage = {
  route: '/x/react-charts/bars/',
  name: 'BasicBars',
  styling: 'system',
  bg: 'plain',
  isFramed: false,
  maxWidth: 400,
  display: { mode: 'dark', direction: 'rtl', dense: true, locale: 'deDE' },
  theme: null,
};

describe('messages of the frame', () => {
  it.each([
    { kind: 'ready' },
    { kind: 'pong', token: 0.5 },
    { kind: 'ran', id: 3 },
    { kind: 'error', id: 3, message: 'No rows' },
    { kind: 'size', height: 120, extent: 400, hasModal: true },
  ])('are read: $kind', (message) => {
    expect(readFrameMessage(message)).toEqual(message);
  });

  it.each([
    null,
    'ready',
    [],
    {},
    { kind: 'show' },
    { kind: 'ran', id: '3' },
    { kind: 'ran', id: NaN },
    { kind: 'error', id: 3, message: {} },
    { kind: 'size', height: Infinity, extent: 1, hasModal: false },
    { kind: 'size', height: 1, extent: '1', hasModal: false },
    { kind: 'size', height: 1, extent: 1 },
  ])('are ignored if edited code made them up: %j', (message) => {
    expect(readFrameMessage(message)).toBeNull();
  });

  it('stay within limits, and contain nothing else', () => {
    expect(
      readFrameMessage({ kind: 'size', height: -5, extent: 1e9, hasModal: false, other: 1 }),
    ).toEqual({ kind: 'size', height: 0, extent: 5000, hasModal: false });
    const error = readFrameMessage({ kind: 'error', id: 1, message: 'x'.repeat(1e6) });
    expect(error).toMatchObject({ message: 'x'.repeat(2000) });
  });
});

describe('messages of the page', () => {
  it('are read', () => {
    const run = { id: 1, files: [{ name: 'A.tsx', code: '' }] };
    expect(readPageMessage({ kind: 'ping', token: 0.5 })).toEqual({ kind: 'ping', token: 0.5 });
    for (const message of [
      { kind: 'show', stage: STAGE, run: null },
      { kind: 'show', stage: { ...STAGE, theme: '{}', width: 300 }, run },
    ]) {
      expect(readPageMessage(message)).toEqual(message);
    }
  });

  it.each([
    { stage: null },
    { stage: { ...STAGE, styling: 'inline' } },
    { stage: { ...STAGE, route: 1 } },
    { stage: { ...STAGE, width: '300' } },
    { stage: { ...STAGE, theme: undefined } },
    { stage: { ...STAGE, display: { ...STAGE.display, mode: 'system' } } },
    { stage: STAGE, run: { id: 1, files: [{ name: 'A.tsx' }] } },
    { stage: STAGE, run: { id: 1, files: {} } },
    { stage: STAGE },
  ])('are ignored if they are incomplete: %j', (message) => {
    expect(readPageMessage({ kind: 'show', run: undefined, ...message })).toBeNull();
  });
});
