import type { ReactNode } from 'react';
import { IconButton } from '@site/src/base/browser/ui/IconButton';

interface ThumbButtonProps {
  readonly label: string;
  readonly isPressed: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function ThumbButton({ label, isPressed, onClick, children }: ThumbButtonProps) {
  return (
    <IconButton label={label} aria-pressed={isPressed} onClick={onClick}>
      {children}
    </IconButton>
  );
}
