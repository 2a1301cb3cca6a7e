import './support/browserGlobals';
import type { ComponentType } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { loadPageCode } from './support/loadPageCode';

interface BookingFormProps {
  readonly onSave: (isoDate: string) => void;
}

// Loaded once, because the pickers take seconds to load.
let BookingForm: ComponentType<BookingFormProps>;
beforeAll(async () => {
  ({ BookingForm } = await loadPageCode<{ BookingForm: ComponentType<BookingFormProps> }>(
    'docs/react-date-pickers/forms',
    'src/BookingForm.tsx',
  ));
});

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
