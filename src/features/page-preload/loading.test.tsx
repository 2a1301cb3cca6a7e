import { render } from '@testing-library/react';
import Loading from '@site/src/theme/Loading';

it('shows nothing while a page is loaded', () => {
  expect(render(<Loading error={null} />).container).toBeEmptyDOMElement();
});

it('hands a failure to the error page', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Loading error={new Error('Loading chunk 7 failed.')} />)).toThrow(
    'Loading chunk 7 failed.',
  );
  log.mockRestore();
});
