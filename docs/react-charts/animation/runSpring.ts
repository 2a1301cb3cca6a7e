export interface Spring {
  from: number;
  to: number;
  /** Strength of the pull toward the goal. */
  tension: number;
  /** Resistance that ends the swinging. */
  friction: number;
}

const STEP_S = 1 / 120;
const RESTS_BELOW = 0.05;

/** Calls `onFrame` with the position of a spring until it rests. Returns a function that stops it. */
export function runSpring(spring: Spring, onFrame: (position: number) => void) {
  let position = spring.from;
  let speed = 0;
  let previous: number | undefined;
  let frame = 0;

  const tick = (now: number) => {
    const elapsed = Math.min((now - (previous ?? now)) / 1000, 0.1);
    previous = now;
    for (let time = 0; time < elapsed; time += STEP_S) {
      speed += (spring.tension * (spring.to - position) - spring.friction * speed) * STEP_S;
      position += speed * STEP_S;
    }
    const isAtRest = Math.abs(speed) < RESTS_BELOW && Math.abs(spring.to - position) < RESTS_BELOW;
    onFrame(isAtRest ? spring.to : position);
    if (!isAtRest) frame = requestAnimationFrame(tick);
  };

  frame = requestAnimationFrame(tick);
  return () => cancelAnimationFrame(frame);
}
