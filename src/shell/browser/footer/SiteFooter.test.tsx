import { render, screen } from '@testing-library/react';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import type { VersionTopology } from '@site/src/versions/shared/versions';
import { SiteFooter } from './index';

const show = (versions: VersionTopology) =>
  render(
    <SiteFrame path="/x/react-data-grid/" config={{ versions }}>
      <SiteFooter />
    </SiteFrame>,
  );
const templates = () => screen.getByRole('link', { name: 'Templates' });

it('links to the templates of this site', () => {
  show({ root: 'v8', included: ['v8'], hosts: {} });
  expect(templates()).toHaveAttribute('href', '/x/templates/');
});

it('links from the host of an older major to the templates of the current one', () => {
  show({ root: 'v7', included: ['v7'], hosts: { v8: 'https://docs.example.com' } });
  expect(templates()).toHaveAttribute('href', 'https://docs.example.com/x/templates/');
});
