import { describePageView } from './pageView';

it('names the page as every language has it, and its product', () => {
  expect(describePageView('/zh/x/react-charts/bars/', 'Bars')).toEqual({
    page_title: 'Bars',
    page_location: '/x/react-charts/bars/',
    productId: 'x-charts',
    productCategoryId: 'x',
  });
});

it('leaves out what a reader may have typed', () => {
  expect(describePageView('/x/production-error/?code=1&args[]=me#top', 'Error')).toMatchObject({
    page_location: '/x/production-error/',
  });
});
