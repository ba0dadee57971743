/** How long tests wait for something to happen. A busy machine may need it; measuring speed is the job of bench/. */
export const PATIENCE_MS = 60_000

/** Of one test or hook, which may wait more than once. */
export const TEST_MS = 3 * PATIENCE_MS
