import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '@generated/docs-translations/default/lab.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import type { LabAnswer, LabTask } from '../worker/messages';
import type { AskLab } from './Query';
import * as lazy from './QueryLog';

const QueryLog = withLazyMessages(messages, lazy.QueryLog);

const sql = 'select "row"."id" from "orders" where "row"."id" > $1 order by "row"."id"';
const entries = [
  { id: 2, queries: [{ sql, parameters: ['5'], duration: 12.34 }], rowCount: 25 },
  { id: 1, queries: [], rowCount: 0, error: 'Error: relation does not exist' },
];

const show = (ask?: AskLab) =>
  render(
    <EnglishMessages>
      <QueryLog entries={entries} ask={ask} />
    </EnglishMessages>,
  );

it('shows statements line by line, with parameters, duration, and errors', () => {
  show();
  expect(screen.getByText('Request 2: 1 statements, 25 rows')).toBeVisible();
  expect(screen.getByLabelText('SQL').textContent).toBe(
    'select "row"."id"\nfrom "orders"\nwhere "row"."id" > $1\norder by "row"."id"',
  );
  expect(screen.getByText('12.3 ms, parameters ["5"]')).toBeVisible();
  expect(screen.getByText('Error: relation does not exist')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Run' })).toBeNull();
});

it('cuts a statement and parameters that would take seconds to show', () => {
  const long = {
    sql: `select 1 /*${', "a'.repeat(40_000)}*/`,
    parameters: ['x'.repeat(5_000_000), 1n],
  };
  render(
    <EnglishMessages>
      <QueryLog
        entries={[{ id: 1, rowCount: 1, queries: [{ ...long, duration: 1 }] }]}
        ask={jest.fn()}
      />
    </EnglishMessages>,
  );
  expect(screen.getByLabelText('SQL').textContent).toMatch(/^select 1 .{19000,20000}…$/s);
  expect(screen.getByText(/parameters \["xxx/).textContent?.length).toBeLessThan(21_000);
  // What was cut can't run.
  expect(screen.getByRole('button', { name: 'Edit' })).toBeDisabled();
});

it('explains, edits, and runs a statement', async () => {
  const ask = jest.fn<Promise<LabAnswer>, [LabTask]>(async () => ({ id: 1, rows: [{ n: 7 }] }));
  show(ask);
  await userEvent.click(screen.getByRole('button', { name: 'Explain' }));
  expect(ask).toHaveBeenLastCalledWith({
    kind: 'run',
    sql: `explain analyze ${sql}`,
    parameters: ['5'],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const field = screen.getByRole('textbox', { name: 'SQL' });
  await userEvent.clear(field);
  await userEvent.type(field, 'select 7 as n');
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  expect(ask).toHaveBeenLastCalledWith({ kind: 'run', sql: 'select 7 as n', parameters: ['5'] });
  expect(await screen.findByRole('status')).toHaveTextContent('{"n":7}');
});

it('shows the error of the database', async () => {
  show(() => Promise.reject(new Error('syntax error at or near "form"')));
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  expect(await screen.findByRole('status')).toHaveTextContent('syntax error at or near "form"');
});
