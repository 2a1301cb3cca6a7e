/** Icons of the tools of templates. */
import { icon } from './Icon';

export const GridIcon = /* @__PURE__ */ icon(
  <>
    <rect x="4" y="4" width="7" height="7" rx="1.6" />
    <rect x="13" y="4" width="7" height="7" rx="1.6" />
    <rect x="4" y="13" width="7" height="7" rx="1.6" />
    <rect x="13" y="13" width="7" height="7" rx="1.6" />
  </>,
);

export const DirectionIcon = /* @__PURE__ */ icon(
  <path d="M20 6H10a3.2 3.2 0 0 0 0 6.4h2M13 6v12M17 6v12M8 16l-4 2 4 2" />,
);

export const DensityIcon = /* @__PURE__ */ icon(<path d="M4 5h16M4 9.7h16M4 14.3h16M4 19h16" />);

export const PhoneIcon = /* @__PURE__ */ icon(
  <>
    <rect x="7.5" y="3.5" width="9" height="17" rx="2" />
    <path d="M11 17.6h2" />
  </>,
);

export const TabletIcon = /* @__PURE__ */ icon(
  <>
    <rect x="5" y="3.5" width="14" height="17" rx="2" />
    <path d="M11 17.6h2" />
  </>,
);

export const DownloadIcon = /* @__PURE__ */ icon(
  <path d="M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14" />,
);
