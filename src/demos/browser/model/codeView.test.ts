import { hasControls, initialView, toggledView } from './codeView';

const plain = { code: {} };
const withPreview = { code: { previewLines: { ts: 8, js: 8 } } };

describe('initialView', () => {
  it('starts closed without a preview, and with the preview if there is one', () => {
    expect(initialView(plain)).toBe('closed');
    expect(initialView(withPreview)).toBe('preview');
  });

  it("follows the author's option", () => {
    expect(initialView({ ...withPreview, defaultCodeOpen: true })).toBe('source');
    expect(initialView({ ...withPreview, defaultCodeOpen: false })).toBe('closed');
    expect(initialView({ ...withPreview, hideToolbar: true })).toBe('closed');
  });

  it('shows all code if the demo does not run here', () => {
    expect(initialView({ ...withPreview, isCodeOnly: true })).toBe('source');
    expect(initialView({ ...plain, isCodeOnly: true, hideToolbar: true })).toBe('source');
  });
});

describe('hasControls', () => {
  it('lets authors hide the controls only if the demo itself runs on the page', () => {
    expect(hasControls({})).toBe(true);
    expect(hasControls({ hideToolbar: true })).toBe(false);
    expect(hasControls({ hideToolbar: true, isCodeOnly: true })).toBe(true);
  });
});

describe('toggledView', () => {
  it('toggles between closed and the source', () => {
    expect(toggledView('closed', plain)).toBe('source');
    expect(toggledView('source', plain)).toBe('closed');
  });

  it('toggles between the preview and the source', () => {
    expect(toggledView('preview', withPreview)).toBe('source');
    expect(toggledView('source', withPreview)).toBe('preview');
  });
});
