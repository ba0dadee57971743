/** Output that goes to a file on a full disk is lost, which must not end the process. */
export function surviveFullDisk(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOSPC') throw error
    })
  }
}
