import fc from 'fast-check';
import { DEMO_STYLINGS } from '@site/src/demos/shared/demo';
import { demoAnchorIds, demoSourceId, opensSource } from './demoAnchors';

const name = fc.stringMatching(/^[A-Z][A-Za-z0-9]{0,20}$/);

it('never throws, whatever the hash contains', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constant('#%')), name, (hash, demo) => {
      expect(typeof opensSource(hash, { name: demo })).toBe('boolean');
    }),
  );
});

it('opens the source for each link that it returns, and all of them are among its ids', () => {
  const styling = fc.constantFrom(...DEMO_STYLINGS);
  const extension = fc.constantFrom('js' as const, 'tsx' as const);
  fc.assert(
    fc.property(name, styling, extension, (demo, chosen, ending) => {
      const id = demoSourceId(demo, chosen, ending);
      expect(opensSource(`#${encodeURIComponent(id)}`, { name: demo })).toBe(true);
      expect(demoAnchorIds(demo, true)).toContain(id);
    }),
  );
});
