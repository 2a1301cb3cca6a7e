import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '@generated/docs-translations/default/check.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import * as lazy from './FirstOf';

const FirstOf = withLazyMessages(messages, lazy.FirstOf<string>);

it('shows the first of thousands, and the others when the reader asks', async () => {
  const items = Array.from({ length: 1000 }, (_, index) => `key ${index}`);
  render(
    <EnglishMessages>
      <FirstOf items={items} list="keys">
        {(text) => <li key={text}>{text}</li>}
      </FirstOf>
    </EnglishMessages>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 1000' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1000);
  expect(screen.queryByRole('button')).toBeNull();
});
