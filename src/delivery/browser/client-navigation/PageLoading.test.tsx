import { render } from '@testing-library/react';
import { PageLoading } from './PageLoading';

it('renders nothing while a page is loading', () => {
  expect(render(<PageLoading error={null} />).container).toBeEmptyDOMElement();
});

it('passes a failure to the error page', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<PageLoading error={new Error('Loading chunk 7 failed.')} />)).toThrow(
    'Loading chunk 7 failed.',
  );
  log.mockRestore();
});
