import fs from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import ts from 'typescript';

const PAGE = path.join(__dirname, '../docs/react-date-pickers/forms/forms.mdx');
const BLOCK = /^```tsx? title="src\/(?<name>\w+)\.tsx?".*\n(?<code>[^]*?)^```$/gm;

interface Module {
  readonly exports: Record<string, unknown>;
}

/** Evaluates the titled code blocks of the guide as the files that they show. */
function evaluatePage(page: string): (name: string) => Record<string, unknown> {
  const blocks = [...page.matchAll(BLOCK)].map(({ groups = {} }) => groups);
  const codes = new Map(blocks.map(({ name = '', code = '' }) => [name, code]));

  const load = (name: string): Record<string, unknown> => {
    const code = codes.get(name);
    if (code === undefined) {
      throw new Error(`${PAGE}: no code block has the title of the file "${name}".`);
    }
    const { outputText } = ts.transpileModule(code, {
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        jsx: ts.JsxEmit.ReactJSX,
        esModuleInterop: true,
      },
    });
    const module: Module = { exports: {} };
    const requireFrom = (id: string): unknown =>
      id.startsWith('./') ? load(id.slice(2)) : jest.requireActual(id);
    new Function('require', 'exports', outputText)(requireFrom, module.exports);
    return module.exports;
  };
  return load;
}

type BookingFormProps = { readonly onSave: (isoDate: string) => void };

// Loaded once, because the pickers take seconds to load.
const BookingForm = evaluatePage(fs.readFileSync(PAGE, 'utf8'))('BookingForm')
  .BookingForm as ComponentType<BookingFormProps>;

function renderForm() {
  const onSave = jest.fn();
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <BookingForm onSave={onSave} />
    </LocalizationProvider>,
  );
  return { onSave, user: userEvent.setup() };
}

const section = (name: string) => screen.getByRole('spinbutton', { name });

describe('the form of the guide to React Hook Form', () => {
  it('shows the message of the schema and focuses the field after a failed submission', async () => {
    const { onSave, user } = renderForm();
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByText('Choose a date.')).toBeVisible();
    await waitFor(() => expect(section('Month')).toHaveFocus());
    expect(onSave).not.toHaveBeenCalled();
  });

  it('rejects a date before the limit of the schema', async () => {
    const { onSave, user } = renderForm();
    await user.click(section('Month'));
    await user.keyboard('05312026');
    await user.click(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByText('We open on June 1, 2026.')).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('saves a valid date, and empties the field when it is reset', async () => {
    const { onSave, user } = renderForm();
    await user.click(section('Month'));
    await user.keyboard('06142026');
    await user.click(screen.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith('2026-06-14'));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(section('Month')).toHaveTextContent('MM'));
  });
});
