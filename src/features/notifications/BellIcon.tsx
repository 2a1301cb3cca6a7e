import { Icon } from '@site/src/features/ui';

export const BellIcon = () => (
  <Icon>
    <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7zM10 20.5h4" />
  </Icon>
);
