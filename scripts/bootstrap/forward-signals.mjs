const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Passes on to a child what asks us to end, for as long as the child runs: we end after it, never before. */
export function forwardSignals(child) {
  const forward = (signal) => {
    // Ctrl-C in a terminal reaches the child by itself; a second one would look like impatience.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  child.once('exit', () => {
    for (const signal of signals) process.off(signal, forward)
  })
}
