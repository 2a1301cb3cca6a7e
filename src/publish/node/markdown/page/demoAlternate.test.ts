import { demoInPage } from './demoAlternate';
import type { DemoAlternate } from './demoSources';

it('names the modules that earlier demos showed as a list', () => {
  const files = ['Chart.tsx', 'data.ts', 'Toggle.tsx', 'Slider.tsx'].map((name) => ({
    name,
    code: `// ${name}`,
  }));
  const demo = { name: 'Chart', variants: [{ styling: 'system', files }] } as DemoAlternate;
  const shown = new Set(['data.ts', 'Toggle.tsx', 'Slider.tsx']);
  expect(demoInPage(demo, 'https://example.com/Chart.md', shown)).toContain(
    'This demo also uses `data.ts`, `Toggle.tsx`, and `Slider.tsx` from an earlier demo on this page.',
  );
});
