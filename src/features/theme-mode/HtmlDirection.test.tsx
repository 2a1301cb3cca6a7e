import { render, waitFor } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import Head from '@docusaurus/Head';
import { HtmlDirection } from './HtmlDirection';

function Page({ direction, title }: { direction: 'ltr' | 'rtl' | null; title: string }) {
  return (
    <HelmetProvider>
      <Head>
        <html dir="ltr" lang="en" />
        <title>{title}</title>
      </Head>
      <HtmlDirection direction={direction} />
    </HelmetProvider>
  );
}

it('keeps what the inline script wrote until the choice is known, then the choice', async () => {
  document.documentElement.setAttribute('dir', 'rtl');
  const { rerender } = render(<Page direction={null} title="One" />);
  await waitFor(() => expect(document.title).toBe('One'));
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');

  rerender(<Page direction="ltr" title="Two" />);
  await waitFor(() => expect(document.title).toBe('Two'));
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');

  rerender(<Page direction="rtl" title="Three" />);
  await waitFor(() => expect(document.title).toBe('Three'));
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});
