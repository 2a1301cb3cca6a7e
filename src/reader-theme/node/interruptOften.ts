/**
 * The engine asks whether to stop after this many function calls and rounds of loops. Its own number,
 * 10,000, is too large, because one round can compare or search texts of several megabytes.
 */
const STEPS = 32;

/** The engine's number: `i32.const 10000`, followed by `i32.store`. */
const OWN = Buffer.from([0x41, 0x90, 0xce, 0x00, 0x36, 0x02]);
/** The counters of the interpreter and of regular expressions. */
const PLACES = 3;

/** A number of at most 14 bits as LEB128, with as many bytes as that of the engine. */
const asLeb128 = (value: number) => [(value & 0x7f) | 0x80, ((value >> 7) & 0x7f) | 0x80, 0];

/**
 * Makes the engine of themes ask more often whether it should stop. It has no option for this.
 *
 * @param wasm the engine
 * @throws if the engine doesn't contain the number where it is expected
 */
export function interruptOften(wasm: Buffer): Buffer {
  const patched = Buffer.from(wasm);
  const found: number[] = [];
  for (let at = patched.indexOf(OWN); at >= 0; at = patched.indexOf(OWN, at + 1)) {
    found.push(at);
    patched.set(asLeb128(STEPS), at + 1);
  }
  if (found.length !== PLACES) {
    throw new Error(
      `The engine of themes resets its interrupt counter in ${found.length} places, expected ${PLACES}. ` +
        'Compare quickjs.c (JS_INTERRUPT_COUNTER_INIT) and libregexp.c (INTERRUPT_COUNTER_INIT) of the ' +
        'installed quickjs-emscripten, and adapt src/reader-theme/node/interruptOften.ts.',
    );
  }
  return patched;
}
