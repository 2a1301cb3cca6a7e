import type { ComponentType } from 'react';
import type {
  PlaygroundControl,
  PlaygroundValue,
  PlaygroundValues,
} from '@site/src/demos/shared/playground';

/** Bounds of a number, which types don't contain. */
export interface NumberBounds {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Default: 1. */
  readonly step?: number;
}

/** The options of a playground: `export const options` of `<Component>.playground.tsx`. */
export interface PlaygroundOptions {
  /**
   * The controls in order: the name of a prop, a number with bounds, or a complete control for what
   * types don't describe.
   */
  readonly controls: readonly (string | NumberBounds | PlaygroundControl)[];
  /** The import statements of the code, the component's first. */
  readonly imports: readonly string[];
  /**
   * Plain data that `given` refers to, by name, or by name and type: `columns: GridColDef[]`. Copied
   * code contains it.
   */
  readonly data?: Readonly<Record<string, readonly object[]>>;
  /** The opening tag of what the component needs around it, such as a provider. */
  readonly around?: string;
  /**
   * Attributes that the code always contains, such as `rows={rows}`, or a function of the values.
   */
  readonly given: readonly string[] | ((values: PlaygroundValues) => readonly string[]);
  /** Initial values that differ from the component's defaults. */
  readonly initial?: PlaygroundValues;
  /** How to write a prop in the code if it isn't `name={value}`. */
  readonly print?: Readonly<Record<string, (value: PlaygroundValue) => string>>;
}

/** The props of the default export of `<Component>.playground.tsx`. */
export interface PlaygroundDemoProps {
  /** The reader's values, without props that have none. */
  readonly values: PlaygroundValues;
}

/** The module of a playground. */
export interface PlaygroundModule {
  readonly default: ComponentType<PlaygroundDemoProps>;
  readonly options: PlaygroundOptions;
}

/** A control with the author's additions. */
export type BoundControl = PlaygroundControl & Partial<Omit<NumberBounds, 'name'>>;

export interface PlaygroundProps {
  /** The component's name in the API. */
  readonly component: string;
  /** Loads the file `<component>.playground.tsx` beside the page. */
  readonly load: () => Promise<PlaygroundModule>;
  /** Height in px that is kept for the component. Default 400. */
  readonly height?: number;
}
