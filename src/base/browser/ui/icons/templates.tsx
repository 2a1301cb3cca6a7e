/** Icons of the tools of templates. */
import { Icon, type IconProps } from './Icon';

export const GridIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="4" width="7" height="7" rx="1.6" />
    <rect x="13" y="4" width="7" height="7" rx="1.6" />
    <rect x="4" y="13" width="7" height="7" rx="1.6" />
    <rect x="13" y="13" width="7" height="7" rx="1.6" />
  </Icon>
);

export const DirectionIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 6H10a3.2 3.2 0 0 0 0 6.4h2M13 6v12M17 6v12M8 16l-4 2 4 2" />
  </Icon>
);

export const DensityIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h16M4 9.7h16M4 14.3h16M4 19h16" />
  </Icon>
);

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="7.5" y="3.5" width="9" height="17" rx="2" />
    <path d="M11 17.6h2" />
  </Icon>
);

export const TabletIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="3.5" width="14" height="17" rx="2" />
    <path d="M11 17.6h2" />
  </Icon>
);

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14" />
  </Icon>
);
