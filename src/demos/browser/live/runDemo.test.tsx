import { render, screen } from '@testing-library/react';
import { runDemo } from './runDemo';

const file = (name: string, code: string) => ({ name, code });

describe('runDemo', () => {
  it('runs TypeScript with JSX and the modules of the demo', () => {
    const Component = runDemo(
      [
        file(
          'Basic.tsx',
          `import format, { type Unit } from 'units';
           const unit: Unit = 'kg';
           export default function Basic() { return <p>{format(5 as number, unit)}</p>; }`,
        ),
      ],
      { units: { default: (value: number, unit: string) => `${value} ${unit}` } },
    );

    render(<Component />);
    expect(screen.getByText('5 kg')).toBeInTheDocument();
  });

  it('runs JavaScript with hooks', () => {
    const Component = runDemo(
      [
        file(
          'Basic.jsx',
          `import { useState } from 'react';
           export default function Basic() { return <p>{useState('ready')[0]}</p>; }`,
        ),
      ],
      {},
    );

    render(<Component />);
    expect(screen.getByText('ready')).toBeInTheDocument();
  });

  it.each(['./orders', './orders.ts', './orders.js'])('takes %s from its text', (specifier) => {
    const Component = runDemo(
      [
        file(
          'Basic.tsx',
          `import { count } from '${specifier}'; export default () => <p>{count} orders</p>;`,
        ),
        file('orders.ts', 'export const count: number = 3;'),
      ],
      { './orders': { count: 1 } },
    );

    render(<Component />);
    expect(screen.getByText('3 orders')).toBeInTheDocument();
  });

  it('uses the style sheets of the built demo', () => {
    const files = [
      file('Basic.tsx', "import './Basic.css'; export default () => <p />;"),
      file('Basic.css', 'p { color: red }'),
    ];
    expect(() => runDemo(files, { './Basic.css': {} })).not.toThrow();
  });

  it('reports the position of invalid code', () => {
    expect(() => runDemo([file('Basic.tsx', 'const a = ;')], {})).toThrow(
      /Error transforming Basic\.tsx: .*\(1:11\)/,
    );
  });

  it('names a missing module and the available ones', () => {
    const files = [file('Basic.tsx', "import _ from 'lodash'; export default _;")];
    expect(() => runDemo(files, { dayjs: {} })).toThrow(
      'There is no module "lodash" here. This code can import: react, react/jsx-runtime, dayjs',
    );
  });

  it('requires a component as the default export', () => {
    expect(() => runDemo([file('Basic.tsx', 'export const a = 1;')], {})).toThrow(
      'Basic.tsx exports no component.',
    );
  });
});
