import { readFileSync } from 'node:fs';
import path from 'node:path';
import { interruptOften } from '../../reader-theme/node/interruptOften';

const FILE = 'node_modules/@jitl/quickjs-wasmfile-release-sync/dist/emscripten-module.wasm';

/** The engine of themes as the bundle contains it. */
export default `data:application/wasm;base64,${interruptOften(readFileSync(path.resolve(FILE))).toString('base64')}`;
