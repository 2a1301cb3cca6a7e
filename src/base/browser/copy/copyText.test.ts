/** @jest-environment jsdom */
import { copyText } from './copyText';

const execCommand = jest.fn<boolean, [string]>();

function installClipboard(writeText: ((text: string) => Promise<void>) | null) {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText ? { writeText } : undefined,
  });
}

beforeEach(() => {
  execCommand.mockReset().mockReturnValue(true);
  document.execCommand = execCommand;
  document.body.innerHTML = '<p>Selected text</p><button>Focused</button>';
});

const notAllowed = () => new DOMException('The request is not allowed', 'NotAllowedError');

describe('copyText', () => {
  it('uses the Clipboard API', async () => {
    const writeText = jest.fn(async () => {});
    installClipboard(writeText);
    await copyText('npm start');
    expect(writeText).toHaveBeenCalledWith('npm start');
    expect(execCommand).not.toHaveBeenCalled();
  });

  it.each([
    ['absent', null],
    ['refused', () => Promise.reject(notAllowed())],
  ])('selects and copies when the API is %s', async (_why, writeText) => {
    installClipboard(writeText);
    let selected = '';
    let whiteSpace = '';
    execCommand.mockImplementation(() => {
      selected = String(window.getSelection());
      whiteSpace = document.querySelector('span')?.style.whiteSpace ?? '';
      return true;
    });
    await copyText('one\n  two');
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(selected).toBe('one\n  two');
    expect(whiteSpace).toBe('pre');
    expect(document.querySelector('span')).toBeNull();
  });

  it('restores the selection and the focus', async () => {
    installClipboard(null);
    document.querySelector('button')?.focus();
    window.getSelection()?.removeAllRanges();
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('p')!);
    window.getSelection()?.addRange(range);
    await copyText('text');
    expect(String(window.getSelection())).toBe('Selected text');
    expect(document.activeElement).toBe(document.querySelector('button'));
  });

  it('throws NotAllowedError if the browser rejects both', async () => {
    installClipboard(() => Promise.reject(new Error('first')));
    execCommand.mockReturnValue(false);
    const error: unknown = await copyText('text').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DOMException);
    expect(error).toMatchObject({ name: 'NotAllowedError', message: 'The request is not allowed' });
    expect(document.querySelector('span')).toBeNull();
  });

  it('throws the error of the fallback', async () => {
    installClipboard(null);
    execCommand.mockImplementation(() => {
      throw new Error('second');
    });
    await expect(copyText('text')).rejects.toThrow(new Error('second'));
  });
});
