import { Icon } from '@site/src/features/ui';

const THUMB =
  'M7 11v9H4v-9zm0 0 4-7.5c1.5 0 2.5 1.2 2.2 2.7L12.5 10H18a2 2 0 0 1 2 2.4l-1.2 6A2 2 0 0 1 16.8 20H7';

export const ThumbUpIcon = () => (
  <Icon>
    <path d={THUMB} />
  </Icon>
);

export const ThumbDownIcon = () => (
  <Icon>
    <path d={THUMB} transform="rotate(180 12 12)" />
  </Icon>
);

export const CommentIcon = () => (
  <Icon width={18} height={18}>
    <path d="M5 5h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-7l-5 3.5V17H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z" />
  </Icon>
);
