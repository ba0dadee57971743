/** A problem with the embedded PostgreSQL that a person can act on; the message is the one line to show. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

/** Another process runs on this data folder. It is not harmed by our having tried. */
export class DataFolderBusyError extends EmbeddedPostgresError {
  override name = 'DataFolderBusyError'
  readonly holder: number | null

  constructor(dataFolder: string, holder: number | null) {
    const who = holder === null ? '' : ` (process ${holder})`
    super(`Meridian is already running on this data folder${who}: ${dataFolder}. Stop it first, or set DATA_DIR.`)
    this.holder = holder
  }
}
