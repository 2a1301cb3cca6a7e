import {
  DEMO_BACKGROUNDS,
  DEMO_STYLINGS,
  type DemoBackground,
  type DemoSourceFile,
  type DemoStyling,
} from '@site/src/demos/shared/demo';
import { isRecord } from '@site/src/base/shared/isRecord';
import { DEMO_LOCALES } from '../bar/demoLocales';
import type { CanvasDisplay } from '../canvas/useCanvasDisplay';

/*
 * What the page and the frame with an edited demo say to each other. Both check what they receive:
 * the sender by its window, and the content here. Edited code runs in the frame, so the page must
 * expect any message from it.
 */

export type EditedFile = Pick<DemoSourceFile, 'name' | 'code'>;

/** A version of the demo that the reader wrote. */
export interface LiveRun {
  /** Changes with each version, which restarts the demo. */
  readonly id: number;
  /** The demo's files, starting with the entry. */
  readonly files: readonly EditedFile[];
}

/** The demo, and how the page displays it. */
export interface LiveStage {
  /** The path of the page, which loads the demo's modules. */
  readonly route: string;
  readonly name: string;
  readonly styling: DemoStyling;
  readonly bg: DemoBackground;
  readonly isFramed: boolean;
  /** The maximum width and the width, in px. */
  readonly maxWidth?: number;
  readonly width?: number;
  readonly display: CanvasDisplay;
  /** The text of the reader's theme; `null` without one. */
  readonly theme: string | null;
}

/** From the page to the frame. */
export type PageMessage =
  | { readonly kind: 'show'; readonly stage: LiveStage; readonly run: LiveRun | null }
  | { readonly kind: 'ping'; readonly token: number };

/** What the frame needs for its content, in px. */
export interface FrameSize {
  /** The height of the demo. */
  readonly height: number;
  /** The height of the demo with its open popups. */
  readonly extent: number;
  /** Whether a dialog or menu is open that adapts to the size of the window. */
  readonly hasModal: boolean;
}

/** From the frame to the page. */
export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pong'; readonly token: number }
  | { readonly kind: 'ran'; readonly id: number }
  | { readonly kind: 'error'; readonly id: number; readonly message: string }
  | ({ readonly kind: 'size' } & FrameSize);

/** Higher demos scroll, so that code can't make the page endless. In px. */
const MAX_HEIGHT = 5000;

/** Longer messages are cut. In characters. */
const MAX_MESSAGE = 2000;

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isOptionalNumber = (value: unknown) => value === undefined || isNumber(value);
const isOneOf = (values: readonly unknown[], value: unknown) => values.includes(value);

const toHeight = (value: number) => Math.min(MAX_HEIGHT, Math.max(0, Math.ceil(value)));

/** @returns the message of a frame, within limits, or `null` for anything else */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isRecord(data)) {
    return null;
  }
  const { kind, id, message, height, extent, hasModal, token } = data;
  switch (kind) {
    case 'ready':
      return { kind };
    case 'pong':
      return isNumber(token) ? { kind, token } : null;
    case 'ran':
      return isNumber(id) ? { kind, id } : null;
    case 'error':
      return isNumber(id) && isText(message)
        ? { kind, id, message: message.slice(0, MAX_MESSAGE) }
        : null;
    case 'size':
      return isNumber(height) && isNumber(extent) && isFlag(hasModal)
        ? { kind, height: toHeight(height), extent: toHeight(extent), hasModal }
        : null;
    default:
      return null;
  }
}

function isDisplay(value: unknown): value is CanvasDisplay {
  return (
    isRecord(value) &&
    isOneOf(['light', 'dark'], value.mode) &&
    isOneOf(['ltr', 'rtl'], value.direction) &&
    isFlag(value.dense) &&
    isOneOf(DEMO_LOCALES, value.locale)
  );
}

function isStage(value: unknown): value is LiveStage {
  return (
    isRecord(value) &&
    isText(value.route) &&
    isText(value.name) &&
    isOneOf(DEMO_STYLINGS, value.styling) &&
    isOneOf(DEMO_BACKGROUNDS, value.bg) &&
    isFlag(value.isFramed) &&
    isOptionalNumber(value.maxWidth) &&
    isOptionalNumber(value.width) &&
    isDisplay(value.display) &&
    (value.theme === null || isText(value.theme))
  );
}

function isRun(value: unknown): value is LiveRun {
  return (
    isRecord(value) &&
    isNumber(value.id) &&
    Array.isArray(value.files) &&
    value.files.every((file) => isRecord(file) && isText(file.name) && isText(file.code))
  );
}

/** @returns the message of the page, or `null` for anything else */
export function readPageMessage(data: unknown): PageMessage | null {
  if (!isRecord(data)) {
    return null;
  }
  const { kind, stage, run, token } = data;
  if (kind === 'ping') {
    return isNumber(token) ? { kind, token } : null;
  }
  return kind === 'show' && isStage(stage) && (run === null || isRun(run))
    ? { kind, stage, run }
    : null;
}
