/** A data URL, see `configureWebpack` in `src/reader-theme/node`. */
declare module '@jitl/quickjs-wasmfile-release-sync/wasm' {
  const url: string;
  export default url;
}
