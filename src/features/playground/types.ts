import type { ComponentType } from 'react';
import type {
  PlaygroundControl,
  PlaygroundValue,
  PlaygroundValues,
} from '@site/src/shared/playground';

/** Bounds of a number, which the types do not have. */
export interface NumberBounds {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Default 1. */
  readonly step?: number;
}

/** What an author says about a playground: `export const options` of `<Component>.playground.tsx`. */
export interface PlaygroundOptions {
  /**
   * The controls, in their order: a prop by its name, a number with its bounds, or a control that
   * the types do not give, whole.
   */
  readonly controls: readonly (string | NumberBounds | PlaygroundControl)[];
  /** Import statement above the code. */
  readonly importLine: string;
  /** Attributes that are always in the code, such as `rows={rows}`; some depend on the values. */
  readonly given: readonly string[] | ((values: PlaygroundValues) => readonly string[]);
  /** Values at the start, where they differ from the component's defaults. */
  readonly initial?: PlaygroundValues;
  /** How a prop is written in the code, where that is not `name={value}`. */
  readonly print?: Readonly<Record<string, (value: PlaygroundValue) => string>>;
}

/** Props of the component that `<Component>.playground.tsx` exports by default. */
export interface PlaygroundDemoProps {
  /** What the reader has set; props without a value are not in it. */
  readonly values: PlaygroundValues;
}

/** A playground's file as it is loaded. */
export interface PlaygroundModule {
  readonly default: ComponentType<PlaygroundDemoProps>;
  readonly options: PlaygroundOptions;
}

/** A control with what its author added. */
export type BoundControl = PlaygroundControl & Partial<Omit<NumberBounds, 'name'>>;

export interface PlaygroundProps {
  /** The component, by its name in the API. */
  readonly component: string;
  /** Loads the file `<component>.playground.tsx` beside the page. */
  readonly load: () => Promise<PlaygroundModule>;
  /** Height in px that is kept for the component. Default 400. */
  readonly height?: number;
}
