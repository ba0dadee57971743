const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Forwards termination signals to a child while it runs: we exit after it, never before. */
export function forwardSignals(child) {
  const forward = (signal) => {
    // Ctrl-C in a terminal already reaches the child; a second signal would look like impatience.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  child.once('exit', () => {
    for (const signal of signals) process.off(signal, forward)
  })
}
