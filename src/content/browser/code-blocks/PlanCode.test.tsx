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

it('copies the imports of the plan', async () => {
  const writeText = jest.fn(async () => {});
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  localStorage.setItem(PLAN_KEY, 'premium');
  render(
    <PlanCode
      language="tsx"
      html={line('GridColDef')}
      imports="import community"
      premiumImports="import premium"
    />,
    { wrapper: EnglishMessages },
  );
  await act(async () => screen.getByRole('button', { name: 'Copy with imports' }).click());
  expect(writeText).toHaveBeenCalledWith('import premium\n\nGridColDef');
});
