import { render, screen, waitFor } from '@testing-library/react';
import Button from '@mui/material/Button';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { FONT_FACES_ELEMENT_ID } from '@site/src/base/shared/tokens';
import { ThemeProvider } from '@site/src/display/browser/mode';
import { FramedCanvas } from './FramedCanvas';

jest.mock('@docusaurus/Head', () => ({ __esModule: true, default: () => null }));

describe('FramedCanvas', () => {
  it('renders into a separate document with its styles and display', async () => {
    const fonts = document.createElement('style');
    fonts.id = FONT_FACES_ELEMENT_ID;
    document.head.append(fonts);
    render(
      <EnglishMessages>
        <ThemeProvider>
          <FramedCanvas
            name="Orders"
            display={{ mode: 'dark', direction: 'rtl', dense: false, locale: 'enUS' }}
          >
            <Button>Inside</Button>
          </FramedCanvas>
        </ThemeProvider>
      </EnglishMessages>,
    );
    const frame = screen.getByTitle<HTMLIFrameElement>('Demo Orders').contentDocument;

    await waitFor(() => expect(frame?.body).toHaveTextContent('Inside'));
    expect(frame?.documentElement).toHaveAttribute('dir', 'rtl');
    expect(frame?.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(frame?.head.querySelector('style:not([id])')).not.toBeNull();
    expect(frame?.getElementById(FONT_FACES_ELEMENT_ID)).not.toBeNull();
    expect(document.body).not.toHaveTextContent('Inside');
  });
});
