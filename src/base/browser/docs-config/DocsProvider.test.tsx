import { render, renderHook, screen } from '@testing-library/react';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import type { ComponentProps, ReactNode } from 'react';
import { SERVICES_ELEMENT_ID } from '@site/src/base/shared/services';
import { DocsProvider, useDocsConfig, useServices } from './index';

const site = {
  siteConfig: { customFields: { repositoryUrl: 'https://github.com/example/docs' } },
} as unknown as ComponentProps<typeof Context.Provider>['value'];

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <Context.Provider value={site}>
    <DocsProvider>{children}</DocsProvider>
  </Context.Provider>
);

it('provides the configuration of the site as a stable object', () => {
  const { result, rerender } = renderHook(() => useDocsConfig(), { wrapper });
  const first = result.current;
  expect(first.repositoryUrl).toBe('https://github.com/example/docs');
  rerender();
  expect(result.current).toBe(first);
});

it('provides the services of the page', () => {
  document.head.innerHTML = `<script type="application/json" id="${SERVICES_ELEMENT_ID}">{"feedback":{"url":"/f"}}</script>`;
  const Url = () => <p>{useServices().feedback?.url}</p>;
  render(<Url />, { wrapper });
  expect(screen.getByText('/f')).toBeInTheDocument();
});

it.each<() => unknown>([useDocsConfig, useServices])(
  'throws for %p outside the provider',
  (useHook) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(useHook)).toThrow(
      new Error(
        'Could not find docs config context value; please ensure the component is wrapped in a DocsProvider',
      ),
    );
  },
);
