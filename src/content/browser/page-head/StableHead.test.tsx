import { act, render } from '@testing-library/react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { StableHead } from './index';

const nextFrames = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

it('keeps the title of the server until the page has hydrated, then updates it', async () => {
  document.title = 'Column definition';
  const head = (title: string, more?: 'hydrated') => (
    <HelmetProvider>
      <Helmet title={title} />
      {more && <StableHead />}
    </HelmetProvider>
  );
  const { rerender } = render(head('The site'));
  await nextFrames();
  expect(document.title).toBe('Column definition');

  rerender(head('The site', 'hydrated'));
  rerender(head('Sorting', 'hydrated'));
  await nextFrames();
  expect(document.title).toBe('Sorting');
});
