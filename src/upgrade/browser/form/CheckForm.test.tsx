import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '@generated/docs-translations/default/check.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import * as lazy from './CheckForm';

const CheckForm = withLazyMessages(messages, lazy.CheckForm);

it('reads small sources and all lock files, and counts the sources that are too large', async () => {
  const onGive = jest.fn();
  const rest = { onType: jest.fn(), onVersions: jest.fn(), onRun: jest.fn(), onClear: jest.fn() };
  render(
    <EnglishMessages>
      <CheckForm
        {...rest}
        input={{ files: [], skipped: 0, tooLarge: 0, text: '' }}
        versions={{ from: '', to: '' }}
        isRunning={false}
        onGive={onGive}
      />
    </EnglishMessages>,
  );
  const large = 'x();\n'.repeat(300_000);
  await userEvent.upload(screen.getByLabelText('Choose files'), [
    new File(['x();'], 'App.tsx'),
    new File([large], 'Rows.tsx'),
    new File([large], 'yarn.lock'),
    new File(['hello'], 'notes.md'),
  ]);
  expect(onGive).toHaveBeenCalledWith(expect.objectContaining({ skipped: 2, tooLarge: 1 }));
  const [{ files }] = onGive.mock.calls[0];
  expect(files.map(({ path }: { path: string }) => path)).toEqual(['App.tsx', 'yarn.lock']);
});
