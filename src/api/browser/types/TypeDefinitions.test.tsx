import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiIndexData, ApiPageDefinition } from '@site/src/api/shared/apiPage';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import { translateTexts } from '@site/src/base/testing/translateTexts';
import { IndexHooks } from '..';

const DEFINITIONS = {
  Rows: {
    package: 'grid',
    text: ['readonly ', { ref: 'Row' }, '[]'],
    description: [{ p: ['All rows.'] }],
  },
  Row: { package: 'grid', text: ['object'], description: [{ p: ['A ', { code: 'row' }, '.'] }] },
} as unknown as Record<string, ApiPageDefinition>;

const HOOK = { name: 'useRows', import: 'grid', signature: [{ ref: 'Rows' }, ' | null'] };

it('shows one definition after another on a translated page', async () => {
  HTMLElement.prototype.showPopover = jest.fn();
  const { container } = render(
    <SiteFrame>
      <IndexHooks {...({ definitions: DEFINITIONS, hooks: [HOOK] } as unknown as ApiIndexData)} />
    </SiteFrame>,
  );
  translateTexts(container);
  await userEvent.click(screen.getByRole('button', { name: '[Rows]' }));
  expect(screen.getByRole('dialog', { name: 'Rows', hidden: true })).toHaveTextContent('All rows.');
  translateTexts(container);
  const dialog = screen.getByRole('dialog', { name: 'Rows', hidden: true });
  await userEvent.click(within(dialog).getByRole('button', { name: '[Row]', hidden: true }));
  expect(screen.getByRole('dialog', { name: 'Row', hidden: true })).toHaveTextContent('A row.');
});
