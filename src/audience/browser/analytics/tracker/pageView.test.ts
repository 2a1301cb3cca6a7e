import { describePageView } from './pageView';

it('reports the path without a locale, and the product', () => {
  expect(describePageView('/zh/x/react-charts/bars/', 'Bars')).toEqual({
    page_title: 'Bars',
    page_location: '/x/react-charts/bars/',
    productId: 'x-charts',
    productCategoryId: 'x',
  });
});

it('omits what a reader may have typed', () => {
  expect(describePageView('/x/production-error/?code=1&args[]=me#top', 'Error')).toMatchObject({
    page_location: '/x/production-error/',
  });
});
