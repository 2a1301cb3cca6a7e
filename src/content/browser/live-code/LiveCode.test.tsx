import { act, render, screen } from '@testing-library/react';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { LiveCode } from './LiveCode';

it('copies its code and confirms it for 1.2 seconds', async () => {
  jest.useFakeTimers();
  const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  render(
    <EnglishMessages>
      <LiveCode code={'a({\n});'} language="tsx" title="sx" label="Code of sx" />
    </EnglishMessages>,
  );
  expect(screen.getByRole('group', { name: 'Code of sx' })).toHaveTextContent('a({ });');
  await act(async () => screen.getByRole('button', { name: 'Copy the code' }).click());
  expect(writeText).toHaveBeenCalledWith('a({\n});');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(1200));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.useRealTimers();
});
