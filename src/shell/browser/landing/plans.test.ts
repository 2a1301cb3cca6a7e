import { PRODUCTS } from '@site/src/content/shared/products';
import { PLAN_FEATURES } from './plans';

it('lists features of every product, free ones first and without duplicates', () => {
  for (const { id } of PRODUCTS) {
    const features = PLAN_FEATURES[id] ?? [];
    expect(features[0]?.from).toBe('community');
    expect(new Set(features.map(({ feature }) => feature)).size).toBe(features.length);
  }
});
