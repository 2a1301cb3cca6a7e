import fs from 'node:fs';
import messages from '@generated/docs-translations/default/landing.json';
import { render, screen } from '@testing-library/react';
import { withLazyMessages } from '@site/src/base/browser/messages';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import * as lazy from './ReleaseFacts';

const ReleaseFacts = withLazyMessages(messages, lazy.ReleaseFacts);

function manifestOf(name: string) {
  const text = fs.readFileSync(`node_modules/@mui/${name}/package.json`, 'utf8');
  return JSON.parse(text) as { version: string; peerDependencies: { react: string } };
}

it('names the release and the versions of React of every package', () => {
  render(<ReleaseFacts />, { wrapper: SiteFrame });
  const releases = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'].map(manifestOf);
  const reacts = screen.getByText(/^React /).textContent.match(/\d+/g);
  for (const { version, peerDependencies } of releases) {
    expect(screen.getByRole('link', { name: `MUI X ${version}` })).toBeInTheDocument();
    expect(peerDependencies.react).toBe(reacts?.map((major) => `^${major}.0.0`).join(' || '));
  }
});
