import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { PageBanner } from './PageBanner';

const mockClose = jest.fn();
let mockConfig: object = {};
let mockActive = true;
jest.mock('@docusaurus/theme-common', () => ({ useThemeConfig: () => mockConfig }));
jest.mock('@docusaurus/theme-common/internal', () => ({
  useAnnouncementBar: () => ({ isActive: mockActive, close: mockClose }),
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ href, children }: { href: string; children: string }) => (
    <a href={href}>{children}</a>
  ),
}));

const banner = (content: object) => ({
  announcementBar: { id: 'announcement-8', content: JSON.stringify(content), isCloseable: true },
});
const show = () => render(<PageBanner />, { wrapper: EnglishMessages });

beforeEach(() => {
  mockActive = true;
});

it('shows the announcement as text and can be closed', async () => {
  mockConfig = banner({ title: 'Version 9', text: '<b>is out</b>', link: '/x/introduction/' });
  show();
  expect(screen.getByRole('region', { name: 'Announcement' })).toHaveTextContent(
    'Version 9 <b>is out</b> Read more',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/x/introduction/');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(mockClose).toHaveBeenCalledTimes(1);
});

it('renders nothing without an announcement, or after it was closed', () => {
  mockConfig = {};
  expect(show().container).toBeEmptyDOMElement();
  mockConfig = banner({ title: 'Version 9', text: 'is out' });
  mockActive = false;
  expect(show().container).toBeEmptyDOMElement();
});
