/** A search whose address ends with this opens with the question how often to be told about new jobs. */
export const ALERT_HASH = '#alert'
