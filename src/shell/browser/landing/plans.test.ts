import { existsSync } from 'node:fs';
import path from 'node:path';
import { PRODUCTS } from '@site/src/content/shared/products';
import { PLAN_FEATURES } from './plans';

describe.each(PRODUCTS)('the features of $name', ({ id, path: folder }) => {
  const rows = PLAN_FEATURES[id] ?? [];

  it('are in the order of the plans, free ones first', () => {
    expect(rows[0]?.from).toBe('community');
    expect(new Set(rows.map(({ from }) => from)).size).toBe(rows.length);
  });

  it('have a guide each', () => {
    const guides = rows.flatMap(({ features }) => features.map(({ to }) => to));
    const missing = guides.filter(
      (to) =>
        !existsSync(path.join(folder.replace('/x/', 'docs/'), to, `${path.basename(to)}.mdx`)),
    );
    expect(missing).toEqual([]);
    expect(new Set(guides).size).toBe(guides.length);
  });
});
