/** The text of a file, see `configureWebpack` in `src/lab/node`. */
declare module '*?source' {
  const text: string;
  export default text;
}
