/** @jest-environment jsdom */
import { strFromU8, unzipSync } from 'fflate';
import { downloadZip } from './downloadZip';

const project = {
  title: 'Basic demo',
  files: { 'package.json': '{}', 'src/Demo.tsx': 'export default () => null;' },
  dependencies: {},
  devDependencies: {},
  entry: 'src/Demo.tsx',
};

describe('downloadZip', () => {
  it('saves every file in a folder named after the demo', async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    URL.revokeObjectURL = jest.fn();
    const clicked = jest.fn();
    HTMLAnchorElement.prototype.click = function click() {
      clicked(this.download, this.href);
    };

    await downloadZip('Basic', project);

    expect(clicked).toHaveBeenCalledWith('Basic.zip', 'blob:1');
    const files = unzipSync(await bytesOf(blobs[0]!));
    expect(Object.keys(files)).toEqual(['Basic/package.json', 'Basic/src/Demo.tsx']);
    expect(strFromU8(files['Basic/src/Demo.tsx']!)).toBe('export default () => null;');
  });
});

/** jsdom's blobs have no `arrayBuffer()`. */
function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
}
