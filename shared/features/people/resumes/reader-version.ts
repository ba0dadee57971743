/** Raised whenever the reader gets noticeably better; people are then offered to have older files read again. */
export const READER_VERSION = 4
