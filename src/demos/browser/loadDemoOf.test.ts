import { loadDemoOf } from './loadDemoOf';

const mockBasic = { name: 'Basic' };

// Tests map both generated modules to one.
jest.mock('@generated/registry', () => ({
  __esModule: true,
  default: {
    '/x/react-charts/-a1': { __comp: 'comp', content: 'overview' },
    '/x/react-charts/bars/-page': { __comp: 'comp', content: 0 },
    '/x/templates/-b2': { __comp: 'comp' },
    0: [() => Promise.resolve({ pageDemos: { Basic: mockBasic } })],
    overview: [() => Promise.resolve({})],
  },
}));

it('finds a demo in the module of its guide', async () => {
  await expect(loadDemoOf('/x/react-charts/bars/', 'Basic')).resolves.toBe(mockBasic);
});

it.each([
  ['/x/react-charts/bars/', 'Other', '/x/react-charts/bars/ has no demo Other.'],
  ['/x/react-charts/', 'Basic', '/x/react-charts/ has no demo Basic.'],
  ['/x/react-charts/lines/', 'Basic', 'No page of this build is at /x/react-charts/lines/.'],
  ['/x/templates/', 'Basic', 'No page of this build is at /x/templates/.'],
])('names what is missing: %s %s', async (route, name, message) => {
  await expect(loadDemoOf(route, name)).rejects.toThrow(message);
});
