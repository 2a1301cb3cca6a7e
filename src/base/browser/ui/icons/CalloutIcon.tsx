import { Icon, type IconProps } from './Icon';
import type { CalloutType } from '@site/src/content/shared/callouts';

const PATHS: Readonly<Record<CalloutType, string>> = {
  info: 'M12 11v5M12 8h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  success: 'm8.5 12.2 2.4 2.4 4.8-5M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  warning:
    'M12 9.5v4M12 16.5h.01M10.7 4.3 2.9 18a1.5 1.5 0 0 0 1.3 2.2h15.6a1.5 1.5 0 0 0 1.3-2.2L13.3 4.3a1.5 1.5 0 0 0-2.6 0Z',
  error: 'M12 8v5M12 16h.01M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3Z',
};

interface CalloutIconProps extends IconProps {
  readonly type: CalloutType;
}

export function CalloutIcon({ type, ...props }: CalloutIconProps) {
  return (
    <Icon {...props}>
      <path d={PATHS[type]} />
    </Icon>
  );
}
