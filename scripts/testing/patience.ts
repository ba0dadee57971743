/** How long tests wait for something to happen: long enough for a busy machine. Speed is measured in bench/. */
export const PATIENCE_MS = 60_000

/** The limit for a whole test or hook, which may wait more than once. */
export const TEST_MS = 3 * PATIENCE_MS
