import { extractPreview } from './previewMarkers';

const extract = (...lines: readonly string[]) => extractPreview('docs/a/A.tsx', lines.join('\n'));

describe('extractPreview', () => {
  it('removes the markers and the common indent', () => {
    expect(extract('a', '  // preview-start', '  b', '', '    c', '  // preview-end', 'd')).toEqual(
      {
        code: 'a\n  b\n\n    c\nd',
        preview: 'b\n\n  c',
      },
    );
  });

  it('accepts markers between elements', () => {
    expect(
      extract('<A>', '  {/* preview-start */}', '  <B />', '  {/* preview-end */}', '</A>').preview,
    ).toBe('<B />');
  });

  it('does nothing without markers', () => {
    expect(extract('a')).toEqual({ code: 'a' });
  });

  it.each([
    [['// preview-start', 'a'], 'A.tsx:1: Preview markers do not match: preview-start.'],
    [
      ['// preview-end', 'a', '// preview-start'],
      'A.tsx:1: Preview markers do not match: preview-end, preview-start.',
    ],
    [['a', '// preview-start', '', '// preview-end'], 'A.tsx:2: The preview is empty.'],
    [
      ['// preview-start', ...Array.from({ length: 17 }, String), '// preview-end'],
      'A.tsx:1: The preview has 17 lines.\n  Expected: 1 to 16 lines between the markers.',
    ],
  ])('rejects %j', (lines, message) => {
    expect(() => extract(...lines)).toThrow(`docs/a/${message}`);
  });
});
