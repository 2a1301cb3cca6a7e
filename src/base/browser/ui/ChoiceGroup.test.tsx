import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceGroup } from './ChoiceGroup';

const options = [
  { value: 'ltr', label: 'Left to right' },
  { value: 'rtl', label: 'Right to left' },
] as const;

it('checks the current option and reports a new choice', async () => {
  const onChange = jest.fn();
  render(<ChoiceGroup label="Direction" value="ltr" onChange={onChange} options={options} />);
  expect(screen.getByRole('group', { name: 'Direction' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Left to right' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Right to left' }));
  expect(onChange).toHaveBeenCalledWith('rtl');
});

it('checks nothing while the choice is unknown', () => {
  render(<ChoiceGroup label="Direction" value={null} onChange={() => {}} options={options} />);
  screen.getAllByRole('radio').forEach((radio) => expect(radio).not.toBeChecked());
});

it('describes the group with its help text', () => {
  render(
    <ChoiceGroup
      label="Density"
      help="In demos."
      value="ltr"
      onChange={() => {}}
      options={options}
    />,
  );
  expect(screen.getByRole('group')).toHaveAccessibleDescription('In demos.');
});
