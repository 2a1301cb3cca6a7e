import { render } from '@testing-library/react';
import { RowTitle } from './RowTitle';

const htmlOf = (title: string) =>
  render(<RowTitle title={title} />).container.firstElementChild?.innerHTML;

it('lets a long name break between its words', () => {
  expect(htmlOf('AiAssistantPanelTrigger')).toBe('Ai<wbr>Assistant<wbr>Panel<wbr>Trigger');
  expect(htmlOf('useGridNativeEventListener')).toBe(
    'use<wbr>Grid<wbr>Native<wbr>Event<wbr>Listener',
  );
});

it('leaves other titles alone', () => {
  expect(htmlOf('DataGridPremium')).toBe('DataGridPremium');
  expect(htmlOf('Custom slots and Subcomponents')).toBe('Custom slots and Subcomponents');
});
