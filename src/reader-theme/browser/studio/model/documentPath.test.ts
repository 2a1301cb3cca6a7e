import { setAll, setAt } from './documentPath';

it('sets nested values and keeps the order of keys', () => {
  const document = { shape: { borderRadius: 4 }, spacing: 8 };
  expect(JSON.stringify(setAt(document, 'shape.borderRadius', 6))).toBe(
    '{"shape":{"borderRadius":6},"spacing":8}',
  );
  expect(setAt({}, 'a.b.c', 1)).toEqual({ a: { b: { c: 1 } } });
});

it("replaces values on the path that aren't objects", () => {
  expect(setAt({ a: 1 }, 'a.b', 2)).toEqual({ a: { b: 2 } });
});

it('removes objects that become empty', () => {
  const document = { components: { MuiDataGrid: { defaultProps: { density: 'compact' } } }, a: 1 };
  expect(setAt(document, 'components.MuiDataGrid.defaultProps.density', undefined)).toEqual({
    a: 1,
  });
  expect(setAt({}, 'a.b', undefined)).toEqual({});
});

it('sets several values', () => {
  expect(setAll({ a: 1 }, { a: undefined, 'b.c': 2 })).toEqual({ b: { c: 2 } });
});
