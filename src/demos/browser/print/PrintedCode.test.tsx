import { act, screen } from '@testing-library/react';
import { findButton, preloadDemo, renderDemo, twoFiles } from '../testing';

beforeAll(preloadDemo, 60_000);

const CODE = 'const a: number = 1;';
const never = { loaders: { system: () => new Promise<never>(() => undefined) } };
const original = globalThis.XMLHttpRequest;
const requests: unknown[][] = [];

/** Prints while the host answers with this status, or not at all. */
function print(status: number | null, content: object = { Orders: twoFiles }): void {
  globalThis.XMLHttpRequest = class {
    status = status;
    responseText = JSON.stringify(content);
    open(...request: unknown[]) {
      requests.push(request);
    }
    send() {
      if (status === null) {
        throw new DOMException('No connection', 'NetworkError');
      }
    }
  } as unknown as typeof XMLHttpRequest;
  act(() => void window.dispatchEvent(new Event('beforeprint')));
}

describe('a printed demo', () => {
  beforeEach(() => requests.splice(0));
  afterEach(() => {
    globalThis.XMLHttpRequest = original;
  });

  it('is replaced by its code if it has not been rendered', async () => {
    renderDemo({ ...never, sourcesUrl: '/demos.json' });
    await findButton('Show code');
    expect(screen.queryByText(CODE)).not.toBeInTheDocument();
    print(200);
    expect(screen.getByText(CODE)).toBeInTheDocument();
    expect(requests).toEqual([['GET', '/demos.json', false]]);
  });

  it('is as it is on the screen if it has been rendered', async () => {
    renderDemo({ sourcesUrl: '/demos.json' });
    await screen.findByText('running');
    print(200);
    expect(requests).toEqual([]);
    expect(screen.queryByText(CODE)).not.toBeInTheDocument();
  });

  it('is replaced by its code if it does not run here', async () => {
    renderDemo({ isCodeOnly: true, loaders: {}, sourcesUrl: '/demos.json' });
    print(200);
    expect(screen.getByText(CODE)).toBeInTheDocument();
    await findButton('Hide code');
  });

  it.each([
    ['does not answer', null, undefined],
    ['no longer has the file', 404, undefined],
    ['has another file', 200, { Other: twoFiles }],
  ])('has no code if the host %s', async (_reason, status, content) => {
    const { container } = renderDemo({ ...never, sourcesUrl: '/demos.json' });
    await findButton('Show code');
    print(status, content);
    expect(container.querySelector('pre')).toBeNull();
  });
});
