import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'node_modules/@jitl/quickjs-wasmfile-release-sync/dist/emscripten-module.wasm';

/** The engine of themes as the bundle contains it. */
export default `data:application/wasm;base64,${readFileSync(path.resolve(FILE)).toString('base64')}`;
