/** Icons of the toolbars of demos. */
import { icon } from './Icon';

export const CubeIcon = /* @__PURE__ */ icon(
  <path d="m12 3.4 7.6 4.3v8.6L12 20.6l-7.6-4.3V7.7zM4.4 7.7 12 12l7.6-4.3M12 12v8.6" />,
);

export const FocusIcon = /* @__PURE__ */ icon(
  <path d="M4.2 8.4V4.2h4.2M15.6 4.2h4.2v4.2M19.8 15.6v4.2h-4.2M8.4 19.8H4.2v-4.2M12 9.8v4.4M9.8 12h4.4" />,
);

export const InspectIcon = /* @__PURE__ */ icon(
  <path d="M19.8 9.6V5.4a1.2 1.2 0 0 0-1.2-1.2H5.4a1.2 1.2 0 0 0-1.2 1.2v13.2a1.2 1.2 0 0 0 1.2 1.2h4.2M10.8 10.8l9.4 3.2-4.1 2-2 4.1z" />,
);

export const LightningIcon = /* @__PURE__ */ icon(
  <path d="M13.6 3.4 5.4 13.7h5.5l-.7 7 8.4-10.8H13z" />,
);

export const LinkIcon = /* @__PURE__ */ icon(
  <path d="M10 14a3.6 3.6 0 0 0 5.2 0l3.1-3.1a3.6 3.6 0 0 0-5.2-5.2l-1 1M14 9.9a3.6 3.6 0 0 0-5.2 0L5.7 13a3.6 3.6 0 0 0 5.2 5.2l1-1" />,
);

export const OpenIcon = /* @__PURE__ */ icon(
  <path d="M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4" />,
);

export const MoreIcon = /* @__PURE__ */ icon(<path d="M12 5.4h.01M12 12h.01M12 18.6h.01" />, {
  strokeWidth: '2.9',
});

export const ResetIcon = /* @__PURE__ */ icon(
  <path d="M5 4.8v4.7h4.7M5.5 9a7.4 7.4 0 1 1-1 4.3" />,
);

export const CodeIcon = /* @__PURE__ */ icon(<path d="m8.5 7-5 5 5 5M15.5 7l5 5-5 5" />);

export const PaletteIcon = /* @__PURE__ */ icon(
  <>
    <path d="M12 3.5a8.5 8.5 0 1 0 0 17c1.4 0 2-.9 2-1.8 0-1.2-.9-1.4-.9-2.5 0-.9.7-1.5 1.7-1.5h2.1a3.6 3.6 0 0 0 3.6-3.6c0-4.2-3.8-7.6-8.5-7.6Z" />
    <path d="M7.6 12.2h.01M9.8 8h.01M14.4 8h.01" strokeWidth="2.6" />
  </>,
);
