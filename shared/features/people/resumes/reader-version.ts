/** Raised whenever the reader has become noticeably better: people are then offered to have an older file read again. */
export const READER_VERSION = 2
