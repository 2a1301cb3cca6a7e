/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import messages from '@generated/docs-translations/default/api-docs.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import * as lazy from './MemberFilter';

const MemberFilter = withLazyMessages(messages, lazy.MemberFilter);

it('takes the beginning of a pasted text that is no query', () => {
  const onChange = jest.fn();
  const rest = { listId: 'list', query: '', releases: [], tasks: [], shown: 5, total: 5 };
  render(
    <EnglishMessages>
      <MemberFilter
        {...rest}
        label="Filter"
        task="alphabet"
        onChange={onChange}
        onTaskChange={jest.fn()}
      />
    </EnglishMessages>,
  );
  const field = screen.getByRole('searchbox', { name: 'Filter' });
  fireEvent.change(field, { target: { value: 'grid '.repeat(200_000) } });
  expect(onChange).toHaveBeenCalledWith('grid '.repeat(40));
});

it('shows the entries of all tasks when a release is chosen', () => {
  const onTaskChange = jest.fn();
  render(
    <EnglishMessages>
      <MemberFilter
        {...{ label: 'Filter', listId: 'list', query: '', shown: 5, total: 5, onTaskChange }}
        onChange={jest.fn()}
        releases={['8.9']}
        tasks={['data', 'events']}
        task="data"
      />
    </EnglishMessages>,
  );
  const select = screen.getByRole('combobox', { name: 'Filter by task or release' });
  fireEvent.change(select, { target: { value: '8.9' } });
  expect(onTaskChange).toHaveBeenCalledWith('all');
});

it('offers releases after the tasks, and takes a chosen one as the query', () => {
  const onChange = jest.fn();
  const onTaskChange = jest.fn();
  const rest = { label: 'Filter', listId: 'list', releases: ['8.9', '8.2'], shown: 5, total: 5 };
  const show = (query: string) => (
    <EnglishMessages>
      <MemberFilter
        {...{ ...rest, query, onChange, onTaskChange }}
        tasks={['data', 'events']}
        task="all"
      />
    </EnglishMessages>
  );
  const { rerender } = render(show(''));
  const select = screen.getByRole('combobox');
  expect(select).toHaveDisplayValue('By task');
  fireEvent.change(select, { target: { value: '8.2' } });
  expect(onChange).toHaveBeenLastCalledWith('8.2');
  expect(onTaskChange).not.toHaveBeenCalled();

  rerender(show('8.2'));
  expect(select).toHaveDisplayValue('8.2');
  fireEvent.change(select, { target: { value: 'data' } });
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(onTaskChange).toHaveBeenCalledWith('data');
});
