import { act, render, screen } from '@testing-library/react';
import messages from '@generated/docs-translations/default/check.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import * as lazy from './PackageChanges';

const PackageChanges = withLazyMessages(messages, lazy.PackageChanges);

it('shows the lines before and after, and copies those after, as package.json needs them', async () => {
  const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  const changes = [
    { name: '@mui/x-charts', range: '^7.1.0', newName: '@mui/x-charts', newRange: '^8.14.1' },
    { name: '@mui/x-license-pro', range: '^6.1.0', newName: '@mui/x-license', newRange: '^8.14.1' },
  ];
  render(
    <EnglishMessages>
      <PackageChanges packageChanges={[{ file: 'shop/package.json', changes }]} />
    </EnglishMessages>,
  );
  const lines = screen.getByRole('group', { name: 'Changes in shop/package.json' });
  expect(lines).toHaveTextContent('"@mui/x-license-pro": "^6.1.0",');
  await act(async () => screen.getByRole('button', { name: 'Copy the code' }).click());
  expect(writeText).toHaveBeenCalledWith(
    '"@mui/x-charts": "^8.14.1",\n"@mui/x-license": "^8.14.1",',
  );
});
