import { act, render, screen } from '@testing-library/react';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { PLAN_KEY } from '@site/src/base/shared/storageKeys';
import { PlanCode } from './PlanCode';

const line = (text: string) => `<span class="token-line">${text}</span>`;

afterEach(() => localStorage.clear());

it.each([
  [null, 'DataGrid'],
  ['community', 'DataGrid'],
  ['pro', 'DataGridPro'],
  ['premium', 'DataGrid'],
])('shows readers with the plan %s the code with %s', (plan, name) => {
  if (plan) {
    localStorage.setItem(PLAN_KEY, plan);
  }
  act(
    () =>
      void render(<PlanCode language="tsx" html={line('DataGrid')} pro={line('DataGridPro')} />, {
        wrapper: EnglishMessages,
      }),
  );
  expect(screen.getByText(name)).toBeInTheDocument();
});
