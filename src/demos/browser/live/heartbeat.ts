/** How often the page asks whether the frame answers, in ms. */
const INTERVAL_MS = 500;

/**
 * After how long without an answer the reader is told, in ms. A slow phone takes two seconds to
 * render the largest demos.
 */
const PATIENCE_MS = 4000;

export interface Heartbeat {
  /** Called with the number that the frame returns. */
  readonly answered: (token: number) => void;
  /** For how long the frame owes an answer, in ms. */
  readonly waitingFor: () => number;
  readonly stop: () => void;
}

interface HeartbeatOptions {
  /** Sends a number that the frame can't guess: a loop in it could answer without listening. */
  readonly ping: (token: number) => void;
  /** Called when the frame has been silent for too long, and when it answers again. */
  readonly onChange: (isSilent: boolean) => void;
  /** Whether the frame need not answer, because browsers slow down what nobody sees. */
  readonly isPaused: () => boolean;
}

/** Asks a frame again and again whether it still answers: code in an endless loop doesn't. */
export function startHeartbeat({ ping, onChange, isPaused }: HeartbeatOptions): Heartbeat {
  let asked: { readonly at: number; readonly token: number } | null = null;
  let isSilent = false;

  function change(next: boolean): void {
    if (isSilent !== next) {
      isSilent = next;
      onChange(next);
    }
  }

  const waitingFor = () => (asked === null ? 0 : Date.now() - asked.at);

  const timer = setInterval(() => {
    if (isPaused()) {
      asked = null;
    } else if (asked === null) {
      asked = { at: Date.now(), token: Math.random() };
      ping(asked.token);
    } else if (waitingFor() >= PATIENCE_MS) {
      change(true);
    }
  }, INTERVAL_MS);

  return {
    answered(token) {
      if (token === asked?.token) {
        asked = null;
        change(false);
      }
    },
    waitingFor,
    stop: () => clearInterval(timer),
  };
}
