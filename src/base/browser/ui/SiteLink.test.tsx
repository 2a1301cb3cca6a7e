import { render, screen } from '@testing-library/react';
import { SiteLink } from './SiteLink';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children, ...props }: { to: string; children: string }) => (
    <a href={to} {...props}>
      {children}
    </a>
  ),
}));

it.each([
  ['/x/react-charts/#bars', '/react-charts/#bars'],
  ['/x/', '/'],
  ['https://example.com/x/', 'https://example.com/x/'],
  ['/blog/', 'pathname:///blog/'],
])('adds the base URL of the language to %s', (to, href) => {
  render(
    <SiteLink to={to} className="card">
      Read on
    </SiteLink>,
  );
  const link = screen.getByRole('link', { name: 'Read on' });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveClass('card');
});
