import { renderHook } from '@testing-library/react';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { useCopyLabel } from './useCopyLabel';
import type { CopyStatus } from './useClipboardCopy';

const label = (status: CopyStatus, action?: string) =>
  renderHook(() => useCopyLabel(status, action), { wrapper: EnglishMessages }).result.current;

it('says what a button does, then whether it has done so', () => {
  expect(label('idle')).toBe('Copy');
  expect(label('idle', 'Share')).toBe('Share');
  expect(label('copied', 'Share')).toBe('Copied');
  expect(label('failed')).toBe('Could not copy');
});
