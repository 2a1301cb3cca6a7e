import { openInChat } from './openInChat';

const request = {
  name: 'ColumnTypes',
  description: 'Column definition',
  files: [
    { name: 'ColumnTypes.tsx', code: 'entry', html: '' },
    { name: 'orders.ts', code: 'data', html: '' },
  ],
  packageName: '@mui/x-data-grid',
  packageVersion: '8.14.1',
};

function answerWith(status: number, body: unknown) {
  const fetchMock = jest.fn(() =>
    Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(body) }),
  );
  Object.defineProperty(globalThis, 'fetch', { value: fetchMock, configurable: true });
  return fetchMock;
}

describe('openInChat', () => {
  it('posts the files with the entry marked and returns the URL to open', async () => {
    const fetchMock = answerWith(200, { nextUrl: 'https://chat.example/1' });

    await expect(openInChat('https://chat.example', request)).resolves.toBe(
      'https://chat.example/1',
    );

    const [url, init] = fetchMock.mock.calls[0] as unknown as [string, { body: string }];
    expect(url).toBe('https://chat.example/v1/public/chat/open');
    expect(JSON.parse(init.body)).toEqual({
      name: 'ColumnTypes',
      description: 'Column definition',
      files: [
        { path: 'ColumnTypes.tsx', content: 'entry', isEntry: true },
        { path: 'orders.ts', content: 'data', isEntry: false },
      ],
      type: 'mui-docs',
      package: { name: '@mui/x-data-grid', version: '8.14.1' },
    });
  });

  it('throws with the status if the chat rejects the request', async () => {
    answerWith(503, {});
    await expect(openInChat('https://chat.example', request)).rejects.toThrow(
      'The chat returned 503, expected 200.',
    );
  });

  it.each([{}, null, { nextUrl: 'javascript:alert(1)' }, { nextUrl: 7 }])(
    'rejects the URL %j',
    async (body) => {
      answerWith(200, body);
      await expect(openInChat('https://chat.example', request)).rejects.toThrow(
        'The chat returned no web address to open',
      );
    },
  );
});
